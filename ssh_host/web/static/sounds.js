// The sounds of the temple, made here from nothing: gongs, drums, a slam, the collapse.

const REMEMBERED = "escape-temple-sound";

export class Sounds {
  constructor(button) {
    this.button = button;
    this.isOn = read() !== "off";
    this.played = [];
    button.addEventListener("click", () => this.turn(!this.isOn));
    this.turn(this.isOn);
  }

  turn(isOn) {
    this.isOn = isOn;
    this.button.setAttribute("aria-pressed", String(isOn));
    this.button.title = isOn ? this.button.dataset.on : this.button.dataset.off;
    try { localStorage.setItem(REMEMBERED, isOn ? "on" : "off"); } catch { /* a private window */ }
    if (isOn && navigator.userActivation?.hasBeenActive) this.wake();
  }

  // Browsers let nothing be heard before the visitor has touched something.
  wake() {
    if (!this.isOn) return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  }

  play(name) {
    this.played.push(name);
    if (this.played.length > 50) this.played.shift();
    if (!this.isOn || !this.context || this.context.state !== "running") return;
    const at = this.context.currentTime + 0.01;
    const [kind, count] = name.split(" ");
    switch (kind) {
      case "gong":
        for (let stroke = 0; stroke < Number(count); stroke++) this.gong(at + stroke * 0.7);
        break;
      case "slam": this.slam(at); break;
      case "collapse": this.collapse(at); break;
      case "tick": this.drum(at, 90, 0.25); break;
      case "help": this.horn(at); this.horn(at + 0.4); break;
      case "die": this.ring(at, 880, 0.12, 0.25); break;
      default: this.ring(at, 660, 0.1, 0.3);
    }
  }

  // A gong is many tones that are no chord, the high ones gone first.
  gong(at) {
    for (const [ratio, loudness, seconds] of [[1, .5, 4], [1.48, .25, 3], [2.07, .2, 2.2], [2.74, .12, 1.4], [3.9, .07, .8]])
      this.ring(at, 96 * ratio, loudness * 0.5, seconds);
    this.noise(at, 0.05, 1800, 0.1);
  }

  slam(at) {
    this.drum(at, 60, 0.9);
    this.noise(at, 0.5, 400, 0.6);
    this.drum(at + 0.25, 45, 0.6);
  }

  collapse(at) {
    this.noise(at, 4, 220, 0.9);
    for (let stroke = 0; stroke < 12; stroke++) this.drum(at + stroke * 0.27, 70 - stroke * 3, 0.8);
  }

  drum(at, pitch, loudness) {
    const [tone, gain] = this.tone("sine", pitch * 2);
    tone.frequency.setValueAtTime(pitch * 2, at);
    tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.08);
    this.fade(gain, at, loudness, 0.35);
    tone.start(at);
    tone.stop(at + 0.4);
  }

  horn(at) {
    const [tone, gain] = this.tone("triangle", 311);
    this.fade(gain, at, 0.2, 0.35);
    tone.start(at);
    tone.stop(at + 0.4);
  }

  ring(at, pitch, loudness, seconds) {
    const [tone, gain] = this.tone("sine", pitch);
    this.fade(gain, at, loudness, seconds);
    tone.start(at);
    tone.stop(at + seconds);
  }

  noise(at, seconds, pitch, loudness) {
    const length = Math.ceil(seconds * this.context.sampleRate);
    const buffer = this.context.createBuffer(1, length, this.context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let sample = 0; sample < length; sample++) samples[sample] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(this.context, { buffer });
    const filter = new BiquadFilterNode(this.context, { type: "lowpass", frequency: pitch });
    const gain = this.context.createGain();
    source.connect(filter).connect(gain).connect(this.context.destination);
    this.fade(gain, at, loudness, seconds);
    source.start(at);
  }

  tone(type, frequency) {
    const tone = new OscillatorNode(this.context, { type, frequency });
    const gain = this.context.createGain();
    tone.connect(gain).connect(this.context.destination);
    return [tone, gain];
  }

  fade(gain, at, loudness, seconds) {
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loudness, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  }
}

function read() {
  try { return localStorage.getItem(REMEMBERED); } catch { return null; }
}
