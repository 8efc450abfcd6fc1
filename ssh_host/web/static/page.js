// The page: a terminal in the whole window, the line to the host, keys for thumbs, and the sounds of the temple.

import { Terminal } from "./vendor/xterm.mjs";
import { FitAddon } from "./vendor/addon-fit.mjs";
import { Sounds } from "./sounds.js";
import { Line } from "./line.js";

// Letters become smaller until a game has this many cells. A narrow screen gets the upright layout.
const WIDE = { columns: 80, rows: 24 }, UPRIGHT = { columns: 50, rows: 36 };
const LARGEST_FONT = 18, SMALLEST_FONT = 6;
// Fonts that have our glyphs, the surest first.
const FONTS = '"DejaVu Sans Mono", "Cascadia Mono", Menlo, "SF Mono", Consolas, "Noto Sans Mono", "Liberation Mono", monospace';
const CUE_COMMAND = 7770;
// A finger that moves further is no tap.
const TAP_PIXELS = 12;
const KEYS = {
  up: "\x1b[A", down: "\x1b[B", right: "\x1b[C", left: "\x1b[D",
  space: " ", enter: "\r", tab: "\t", escape: "\x1b",
};

document.body.dataset.way = location.pathname.split("/")[1];
const element = document.getElementById("terminal");
const terminal = new Terminal({
  fontFamily: FONTS,
  fontSize: 16,
  lineHeight: 1,
  scrollback: 0,
  cursorBlink: false,
  macOptionIsMeta: true,
  theme: { background: "#0c0a09", foreground: "#e6dac3", cursor: "#ffd24a", black: "#0c0a09" },
});
const fitting = new FitAddon();
terminal.loadAddon(fitting);
terminal.open(element);

const sounds = new Sounds(document.getElementById("sound"));
terminal.onBell(() => sounds.play("bell"));
terminal.parser.registerOscHandler(CUE_COMMAND, (name) => { sounds.play(name); return true; });

const isTouched = matchMedia("(pointer: coarse)").matches;
const note = document.getElementById("note");
const passing = document.getElementById("passing");
const line = new Line({
  path: location.pathname,
  size: () => ({ columns: terminal.cols, rows: terminal.rows }),
  draw: (bytes, drawn) => terminal.write(bytes, drawn),
  begin,
  welcome: ({ code, command }) => ask(words(note, "welcome", { code, command })),
  lost: (seconds) => { passing.textContent = words(passing, "cut", { seconds }); },
  back: () => { passing.textContent = words(passing, "back"); setTimeout(() => { passing.textContent = ""; }, 2500); },
  over: (reason) => ask(`${reason || words(note, "left")}\n${words(note, "comeIn")}`, () => line.open()),
});

// What the page says is in the page, in the visitor's language.
function words(element, name, facts = {}) {
  return element.dataset[name].replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);
}

// A dialog has a row of its own: it never covers the menu, which stays in reach.
function ask(text, then = null) {
  note.querySelector("p").textContent = text;
  note.onclose = () => { then?.(); if (!isTouched) terminal.focus(); };
  if (!note.open) note.show();
  note.querySelector("button").focus();
}

note.querySelector("button").addEventListener("click", () => note.close());
note.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.preventDefault();
  note.close();
});

// On the alternate screen from the start. xterm does not shrink that buffer's capacity while the screen is
// unused and empty; with rows to spare it scrolls, and every later picture is some rows off.
function begin() {
  terminal.reset();
  terminal.write("\x1b[?1049h");
}

function fit() {
  // One look at the cells as they are tells which font size makes enough of them.
  const cells = fitting.proposeDimensions();
  if (cells && cells.cols && cells.rows) {
    const size = terminal.options.fontSize;
    const fewest = element.clientWidth < 600 && element.clientHeight > element.clientWidth ? UPRIGHT : WIDE;
    const wanted = Math.floor(Math.min(size * cells.cols / fewest.columns, size * cells.rows / fewest.rows) * 4) / 4;
    const comfortable = element.clientWidth > 900 ? LARGEST_FONT - 2 : LARGEST_FONT;
    terminal.options.fontSize = Math.max(SMALLEST_FONT, Math.min(comfortable, wanted));
  }
  fitting.fit();
}

// The size changes after what was written before it: the bytes for the old size, and the alternate screen.
new ResizeObserver(() => terminal.write("", fit)).observe(element);
terminal.onResize(() => line.resized());
terminal.onData((keys) => line.type(keys));

for (const button of document.querySelectorAll("#keys [data-keys]")) {
  const keys = KEYS[button.dataset.keys] ?? button.dataset.keys;
  // At the first touch, not when the thumb goes up: this is a game of seconds.
  button.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    button.classList.add("is-down");
    sounds.wake();
    line.type(keys);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    button.addEventListener(end, () => button.classList.remove("is-down"));
  // A keyboard or a voice makes a click without a pointer.
  button.addEventListener("click", (event) => { if (event.detail === 0) line.type(keys); });
}

// A tap on the picture is a click there: browsers send no mouse events where a page scrolls by touch.
let touched = null;
element.addEventListener("touchstart", (event) => { touched = event.touches.length === 1 ? event.touches[0] : null; });
element.addEventListener("touchend", (event) => {
  const end = event.changedTouches[0];
  const isTap = touched && Math.hypot(end.clientX - touched.clientX, end.clientY - touched.clientY) < TAP_PIXELS;
  if (!isTap || terminal.modes.mouseTrackingMode === "none") return;
  event.preventDefault();
  sounds.wake();
  const screen = element.querySelector(".xterm-screen").getBoundingClientRect();
  const column = Math.ceil((end.clientX - screen.x) / screen.width * terminal.cols);
  const row = Math.ceil((end.clientY - screen.y) / screen.height * terminal.rows);
  if (column < 1 || row < 1 || column > terminal.cols || row > terminal.rows) return;
  line.type(`\x1b[<0;${column};${row}M\x1b[<0;${column};${row}m`);
});
document.getElementById("keyboard").addEventListener("click", () => terminal.focus());
document.addEventListener("keydown", () => sounds.wake(), { once: true });

fit();
if (!isTouched) terminal.focus();
line.open();
// For tests, and for the curious.
window.temple = { terminal, line, sounds };
