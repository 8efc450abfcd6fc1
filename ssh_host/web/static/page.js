// The page: a terminal in the whole window, the line to the host, keys for thumbs, and the sounds of the temple.

import { Terminal } from "./vendor/xterm.mjs";
import { FitAddon } from "./vendor/addon-fit.mjs";
import { Sounds } from "./sounds.js";
import { Line } from "./line.js";

// A game needs so many cells; on a small screen letters become smaller until it has them.
const FEWEST_COLUMNS = 80, FEWEST_ROWS = 24;
const LARGEST_FONT = 18, SMALLEST_FONT = 6;
// Fonts that have our glyphs, the surest first.
const FONTS = '"DejaVu Sans Mono", "Cascadia Mono", Menlo, "SF Mono", Consolas, "Noto Sans Mono", "Liberation Mono", monospace';
const CUE_COMMAND = 7770;
const KEYS = {
  up: "\x1b[A", down: "\x1b[B", right: "\x1b[C", left: "\x1b[D",
  space: " ", enter: "\r", escape: "\x1b",
};

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

const note = document.getElementById("note");
const line = new Line({
  path: location.pathname,
  size: () => ({ columns: terminal.cols, rows: terminal.rows }),
  draw: (bytes, drawn) => terminal.write(bytes, drawn),
  begin: () => { terminal.reset(); },
  welcome: ({ code, command }) => say(words("welcome", { code, command })),
  lost: (seconds) => say(words("cut", { seconds }), true),
  back: () => { say(words("back"), true); setTimeout(hush, 2500); },
  over: (reason) => say(`${reason || words("left")}\n${words("comeIn")}`, false, () => line.open()),
});

// What the page says is in the page, in the visitor's language.
function words(name, facts = {}) {
  return note.dataset[name].replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);
}

function say(text, isPassing = false, then = null) {
  note.querySelector("p").textContent = text;
  note.classList.toggle("is-passing", isPassing);
  note.hidden = false;
  note.querySelector("button").onclick = () => { hush(); then?.(); terminal.focus(); };
}

function hush() { note.hidden = true; }

function fit() {
  // One look at the cells as they are tells which font size makes enough of them.
  const cells = fitting.proposeDimensions();
  if (cells && cells.cols && cells.rows) {
    const size = terminal.options.fontSize;
    const wanted = Math.floor(Math.min(size * cells.cols / FEWEST_COLUMNS, size * cells.rows / FEWEST_ROWS) * 2) / 2;
    const comfortable = element.clientWidth > 900 ? LARGEST_FONT - 2 : LARGEST_FONT;
    terminal.options.fontSize = Math.max(SMALLEST_FONT, Math.min(comfortable, wanted));
  }
  fitting.fit();
}

new ResizeObserver(() => fit()).observe(element);
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
  // Whoever presses it by keyboard or by voice makes a click without a pointer.
  button.addEventListener("click", (event) => { if (event.detail === 0) line.type(keys); });
}
document.getElementById("keyboard").addEventListener("click", () => terminal.focus());
document.addEventListener("keydown", () => sounds.wake(), { once: true });

fit();
if (!matchMedia("(pointer: coarse)").matches) terminal.focus();
line.open();
// For tests, and for whoever is curious.
window.temple = { terminal, line, sounds };
