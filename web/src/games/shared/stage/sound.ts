import { settings } from "../../../ui/settings/settings.svelte";

/** The page's sounds. All are made here, of sine waves and noise. */
export type Sound = "coin" | "card" | "knock" | "announce" | "reveal" | "fine" | "turn" | "win" | "tick";

let audio: AudioContext | undefined;

/** Browsers let a page make sounds only after a click, a touch that has ended, or a key. */
function resumeAudio(): void {
  if (settings.current.sound) audio ??= new AudioContext();
  if (audio?.state !== "running") void audio?.resume();
}

if (typeof window !== "undefined") {
  for (const gesture of ["pointerdown", "pointerup", "keydown"]) addEventListener(gesture, resumeAudio);
}

/** Play a sound, if sounds are turned on. */
export function play(sound: Sound): void {
  if (!settings.current.sound || audio?.state !== "running" || document.hidden) return;
  SOUNDS[sound](audio);
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

function ring(audio: AudioContext, { pitch, after = 0, lasts = 0.4, loud = 0.12, wave = "sine", to }: Tone): void {
  const begin = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  const gain = fading(audio, begin, lasts, loud);
  tone.connect(gain);
  tone.onended = () => gain.disconnect();
  tone.start(begin);
  tone.stop(begin + lasts);
}

/** Loud at once, then fading away. */
function fading(audio: AudioContext, begin: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(audio.destination);
  return gain;
}

let noise: AudioBuffer | undefined;

/** A second of noise, of which every rustle plays another part: a buffer for each would fill the memory. */
function noiseFor(audio: AudioContext): AudioBuffer {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}

/** Paper on cloth. */
function rustle(audio: AudioContext, lasts: number, pitch: number, loud = 0.25): void {
  const paper = new AudioBufferSourceNode(audio, { buffer: noiseFor(audio) });
  const narrow = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 });
  const gain = fading(audio, audio.currentTime, lasts, loud);
  paper.connect(narrow).connect(gain);
  paper.onended = () => gain.disconnect();
  paper.start(0, Math.random() * (1 - lasts), lasts);
}

function chord(audio: AudioContext, pitches: readonly number[], spread: number, lasts = 0.9): void {
  pitches.forEach((pitch, i) => ring(audio, { pitch, after: i * spread, lasts, loud: 0.08, wave: "triangle" }));
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  coin: (audio) => {
    ring(audio, { pitch: 2637, lasts: 0.25, loud: 0.06 });
    ring(audio, { pitch: 3520, after: 0.05, lasts: 0.35, loud: 0.05 });
  },
  card: (audio) => rustle(audio, 0.22, 2200),
  knock: (audio) => {
    ring(audio, { pitch: 180, to: 70, lasts: 0.16, loud: 0.35 });
    ring(audio, { pitch: 200, to: 80, after: 0.13, lasts: 0.16, loud: 0.3 });
  },
  announce: (audio) => chord(audio, [392, 523], 0.09, 0.7),
  reveal: (audio) => chord(audio, [330, 415, 494, 659], 0.04, 1.1),
  fine: (audio) => ring(audio, { pitch: 220, to: 110, lasts: 0.5, loud: 0.12, wave: "triangle" }),
  turn: (audio) => {
    ring(audio, { pitch: 880, lasts: 0.9, loud: 0.14 });
    ring(audio, { pitch: 1318, after: 0.14, lasts: 1, loud: 0.11 });
  },
  win: (audio) => chord(audio, [523, 659, 784, 1047, 1319], 0.12, 1.4),
  tick: (audio) => ring(audio, { pitch: 1200, lasts: 0.05, loud: 0.05 }),
};
