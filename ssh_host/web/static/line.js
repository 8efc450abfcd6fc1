// The line: one WebSocket to the host, which comes back by itself when it is cut.

const PROTOCOL = "escape-temple.1";
// A paste goes in pieces that fit into a message, however they are written.
const PIECE = 512;
// Drawn bytes are told after so many, or so much later.
const TELL_BYTES = 2048, TELL_MS = 60;
const WAITS = [1, 2, 4, 8, 15];
// The host has said good-bye: only the visitor comes back after these.
const FAREWELLS = new Set([1000, 1008, 1009, 4001, 4003]);

export class Line {
  constructor(page) {
    this.page = page;
    this.tries = 0;
    this.isCut = false;
  }

  open() {
    this.drawn = this.told = 0;
    this.telling = 0;
    const url = new URL("/ws", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = this.socket = new WebSocket(url, PROTOCOL);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => { if (socket === this.socket) this.heard(event.data); };
    socket.onclose = (event) => { if (socket === this.socket) this.closed(event); };
  }

  opened() {
    this.page.begin();
    this.send({ type: "hello", path: this.page.path, ...this.page.size() });
  }

  heard(data) {
    if (typeof data === "string") {
      const message = JSON.parse(data);
      if (message.type === "welcome") this.page.welcome(message);
      if (message.type === "became") fetch("/cookie", { method: "POST", body: message.ticket });
      return;
    }
    if (this.isCut) {
      this.isCut = false;
      this.page.back();
    }
    this.tries = 0;
    const socket = this.socket;
    this.page.draw(new Uint8Array(data), () => { if (socket === this.socket) this.drew(data.byteLength); });
  }

  drew(count) {
    this.drawn += count;
    if (this.drawn - this.told >= TELL_BYTES) this.tell();
    else if (!this.telling) this.telling = setTimeout(() => this.tell(), TELL_MS);
  }

  tell() {
    clearTimeout(this.telling);
    this.telling = 0;
    if (this.drawn > this.told) this.send({ type: "drawn", bytes: this.told = this.drawn });
  }

  type(keys) {
    const letters = [...keys];
    for (let at = 0; at < letters.length; at += PIECE)
      this.send({ type: "typed", keys: letters.slice(at, at + PIECE).join("") });
  }

  resized() { this.send({ type: "resized", ...this.page.size() }); }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  closed(event) {
    clearTimeout(this.telling);
    this.telling = 0;
    if (FAREWELLS.has(event.code)) {
      this.page.over(event.reason);
      return;
    }
    const seconds = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.isCut = true;
    this.page.lost(seconds);
    // Not everybody at the same moment, when a host comes back.
    setTimeout(() => this.open(), seconds * 1000 * (0.75 + Math.random() / 2));
  }
}
