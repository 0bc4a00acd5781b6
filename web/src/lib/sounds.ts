// Sounds of our own, made by the browser out of tones and noise: nothing is loaded. They are silent until the reader has touched the page, as browsers ask.
import { settings, type Volume } from "../settings.svelte";

export const SOUNDS = ["turn", "dice", "card", "horn", "won", "lost"] as const;
export type Sound = (typeof SOUNDS)[number];

const LOUDNESS: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.35, full: 1 };
const SILENCE = 0.0001; // what a loudness may fade to
const NOISE_SECONDS = 0.4;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A tone that swells and fades. */
interface Tone {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
  swells?: number;
  shape?: OscillatorType;
  /** Above which pitch it is muffled. */
  muffled?: number;
}

/** A short burst of noise around a pitch, which may glide. */
interface Rustle {
  at: number;
  from: number;
  to: number;
  lasts: number;
  loud: number;
}

const C5 = 523.25;
const E5 = 659.25;
const G5 = 783.99;
const C6 = 1046.5;
const A4 = 440;
const F4 = 349.23;
const D4 = 293.66;
const D3 = 146.83;
const A3 = 220;

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [{ at: 0, pitch: C5, lasts: 0.5, loud: 0.12 }, { at: 0.16, pitch: E5, lasts: 0.5, loud: 0.12 }],
  dice: [],
  card: [],
  horn: [
    { at: 0, pitch: D3, lasts: 0.55, loud: 0.14, swells: 0.12, shape: "sawtooth", muffled: 900 },
    { at: 0.42, pitch: A3, lasts: 0.95, loud: 0.16, swells: 0.14, shape: "sawtooth", muffled: 1_100 },
  ],
  won: [C5, E5, G5, C6].map((pitch, i) => ({ at: i * 0.14, pitch, lasts: 0.7, loud: 0.11 })),
  lost: [A4, F4, D4].map((pitch, i) => ({ at: i * 0.24, pitch, lasts: 0.9, loud: 0.1 })),
};

const KNOCKS = [0, 0.05, 0.11, 0.2, 0.33]; // of dice that come to rest
const RUSTLES: Readonly<Record<Sound, readonly Rustle[]>> = {
  turn: [],
  dice: KNOCKS.map((at, i) => ({ at, from: 2_400 - 260 * i, to: 1_900 - 260 * i, lasts: 0.045, loud: 0.5 - 0.07 * i })),
  card: [{ at: 0, from: 5_200, to: 1_400, lasts: 0.16, loud: 0.16 }],
  horn: [],
  won: [],
  lost: [],
};

/** Make a sound, if the reader wants to hear any and has touched the page. Who looks elsewhere is only called to his turn. */
export function sound(which: Sound): void {
  const loudness = LOUDNESS[settings.volume];
  if (!loudness || (document.hidden && which !== "turn") || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = loudness;
  out.connect(context.destination);
  for (const tone of TONES[which]) sing(context, out, tone);
  for (const rustle of RUSTLES[which]) rush(context, out, rustle);
}

function envelope(audio: AudioContext, start: number, swells: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + swells);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  return gain;
}

function sing(audio: AudioContext, out: AudioNode, { at, pitch, lasts, loud, swells = 0.03, shape = "sine", muffled }: Tone): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.value = pitch;
  let last: AudioNode = tone.connect(envelope(audio, start, swells, lasts, loud));
  if (muffled) {
    const filter = audio.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = muffled;
    last = last.connect(filter);
  }
  last.connect(out);
  tone.start(start);
  tone.stop(start + lasts);
}

function rush(audio: AudioContext, out: AudioNode, { at, from, to, lasts, loud }: Rustle): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = noise ??= noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(filter).connect(envelope(audio, start, 0.004, lasts, loud)).connect(out);
  source.start(start, 0, lasts);
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
