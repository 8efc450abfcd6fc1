// The game in lines: what happens is a log that a screen reader reads aloud, and answers are typed as words.

import { Line } from "./line.js";

const MOST_LINES = 400;

const told = document.getElementById("told");
const form = document.getElementById("asked");
const words = document.getElementById("words");
const passing = document.getElementById("passing");
let reading = new TextDecoder(), rest = "", isOver = false;

const line = new Line({
  path: location.pathname,
  size: () => ({ columns: 80, rows: 24 }),
  begin: () => { reading = new TextDecoder(); rest = ""; isOver = false; },
  draw: (bytes, drawn) => { tell(reading.decode(bytes, { stream: true })); drawn(); },
  welcome: (facts) => say("welcome", facts),
  lost: (seconds) => say("cut", { seconds }),
  back: () => say("back"),
  over: (reason) => { isOver = true; passing.textContent = `${reason || passing.dataset.left} ${passing.dataset.again}`; },
});

function say(name, facts = {}) {
  passing.textContent = passing.dataset[name].replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);
}

function tell(text) {
  const lines = (rest + text.replace(/[\r\x07]/g, "")).split("\n");
  rest = lines.pop();
  for (const each of lines) add(each);
}

function add(text, kind = "") {
  const isAtEnd = told.scrollHeight - told.scrollTop - told.clientHeight < 40;
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  paragraph.className = kind;
  told.append(paragraph);
  while (told.childElementCount > MOST_LINES) told.firstElementChild.remove();
  if (isAtEnd) told.scrollTop = told.scrollHeight;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (isOver) line.open();
  else {
    if (words.value) add(`> ${words.value}`, "asked");
    line.type(`${words.value}\n`);
  }
  words.value = "";
  words.focus();
});

line.open();
// For tests, and for the curious.
window.temple = { line };
