/** Small sounds made on the spot: wood, cards, dice, and a bell for the own turn. Nothing is heard until switched on. */
import { settings } from "../state/settings.svelte";

interface Tone {
  /** Hertz; none is a rustle. */
  pitch: number | null;
  /** Seconds. */
  length: number;
  /** From 0 to 1, before the volume that was chosen. */
  loud: number;
  /** Seconds after the first. */
  after?: number;
  wave?: OscillatorType;
}

const rattle = (times: number): Tone[] =>
  Array.from({ length: times }, (_, at) => ({
    pitch: 900 - at * 70,
    length: 0.035,
    loud: 0.22,
    after: at * 0.07,
    wave: "square",
  }));

const SOUNDS = {
  /** A piece or tile comes to lie on the table. */
  lay: [
    { pitch: 190, length: 0.09, loud: 0.5 },
    { pitch: 420, length: 0.04, loud: 0.2 },
  ],
  dice: rattle(6),
  cards: [
    { pitch: null, length: 0.07, loud: 0.25 },
    { pitch: null, length: 0.07, loud: 0.2, after: 0.08 },
  ],
  robber: [
    { pitch: 110, length: 0.3, loud: 0.45, wave: "triangle" },
    { pitch: 82, length: 0.4, loud: 0.45, after: 0.14, wave: "triangle" },
  ],
  offer: [
    { pitch: 523, length: 0.14, loud: 0.25, wave: "triangle" },
    { pitch: 392, length: 0.2, loud: 0.25, after: 0.11, wave: "triangle" },
  ],
  points: [{ pitch: 784, length: 0.22, loud: 0.2 }],
  chat: [{ pitch: 980, length: 0.08, loud: 0.18 }],
  turn: [
    { pitch: 660, length: 0.35, loud: 0.3 },
    { pitch: 880, length: 0.5, loud: 0.3, after: 0.12 },
  ],
  end: [523, 659, 784, 1047].map((pitch, at) => ({ pitch, length: 0.5, loud: 0.25, after: at * 0.13 })),
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0) return;
  // Browsers allow no sound before a person has touched the page.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // A telephone stops what makes its sounds when a call comes in or another page is looked at.
  if (context.state !== "running") void context.resume();
  for (const tone of SOUNDS[sound] as Tone[]) playTone(context, tone, settings.volume);
}

function playTone(audio: AudioContext, { pitch, length, loud, after = 0, wave = "sine" }: Tone, volume: number): void {
  const start = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  const source = pitch === null ? rustle(audio, length) : oscillator(audio, pitch, wave);
  source.connect(gain);
  source.start(start);
  source.stop(start + length);
}

function oscillator(audio: AudioContext, pitch: number, wave: OscillatorType): OscillatorNode {
  const node = audio.createOscillator();
  node.type = wave;
  node.frequency.value = pitch;
  return node;
}

function rustle(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const node = audio.createBufferSource();
  node.buffer = buffer;
  return node;
}
