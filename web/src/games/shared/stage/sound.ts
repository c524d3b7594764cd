import { settings } from "../../../ui/settings/settings.svelte";

/** Everything that can be heard. All of it is made here, of sine waves and noise. */
export type Sound = "coin" | "card" | "knock" | "announce" | "reveal" | "fine" | "turn" | "win" | "tick";

let room: AudioContext | undefined;

/** Browsers let a page be heard only after somebody has touched it. */
function listen(): void {
  if (settings.current.sound) room ??= new AudioContext();
  void room?.resume();
}

if (typeof window !== "undefined") {
  addEventListener("pointerdown", listen);
  addEventListener("keydown", listen);
}

/** Let something be heard, if somebody likes that. */
export function play(sound: Sound): void {
  if (!settings.current.sound || room?.state !== "running" || document.hidden) return;
  SOUNDS[sound](room);
}

interface Tone {
  pitch: number;
  after?: number;
  lasts?: number;
  loud?: number;
  wave?: OscillatorType;
  /** Where the pitch slides to. */
  to?: number;
}

function ring(room: AudioContext, { pitch, after = 0, lasts = 0.4, loud = 0.12, wave = "sine", to }: Tone): void {
  const begin = room.currentTime + after;
  const tone = new OscillatorNode(room, { type: wave, frequency: pitch });
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  tone.connect(fading(room, begin, lasts, loud));
  tone.start(begin);
  tone.stop(begin + lasts);
}

/** Loud at once, then fading away. */
function fading(room: AudioContext, begin: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(room, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(room.destination);
  return gain;
}

/** Paper on cloth. */
function rustle(room: AudioContext, lasts: number, pitch: number, loud = 0.25): void {
  const buffer = room.createBuffer(1, Math.ceil(room.sampleRate * lasts), room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(room, { buffer });
  const narrow = new BiquadFilterNode(room, { type: "bandpass", frequency: pitch, Q: 0.9 });
  noise.connect(narrow).connect(fading(room, room.currentTime, lasts, loud));
  noise.start();
}

function chord(room: AudioContext, pitches: readonly number[], spread: number, lasts = 0.9): void {
  pitches.forEach((pitch, i) => ring(room, { pitch, after: i * spread, lasts, loud: 0.08, wave: "triangle" }));
}

const SOUNDS: Record<Sound, (room: AudioContext) => void> = {
  coin: (room) => {
    ring(room, { pitch: 2637, lasts: 0.25, loud: 0.06 });
    ring(room, { pitch: 3520, after: 0.05, lasts: 0.35, loud: 0.05 });
  },
  card: (room) => rustle(room, 0.22, 2200),
  knock: (room) => {
    ring(room, { pitch: 180, to: 70, lasts: 0.16, loud: 0.35 });
    ring(room, { pitch: 200, to: 80, after: 0.13, lasts: 0.16, loud: 0.3 });
  },
  announce: (room) => chord(room, [392, 523], 0.09, 0.7),
  reveal: (room) => chord(room, [330, 415, 494, 659], 0.04, 1.1),
  fine: (room) => ring(room, { pitch: 220, to: 110, lasts: 0.5, loud: 0.12, wave: "triangle" }),
  turn: (room) => {
    ring(room, { pitch: 880, lasts: 0.9, loud: 0.14 });
    ring(room, { pitch: 1318, after: 0.14, lasts: 1, loud: 0.11 });
  },
  win: (room) => chord(room, [523, 659, 784, 1047, 1319], 0.12, 1.4),
  tick: (room) => ring(room, { pitch: 1200, lasts: 0.05, loud: 0.05 }),
};
