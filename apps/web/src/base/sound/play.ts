import { settings } from '../settings/settings.svelte.ts';
import { type Part, RECIPES, type SoundName } from './recipes.ts';
import { gainOf } from '../settings/volume.ts';

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

const noiseBuffer = (context: AudioContext): AudioBuffer => {
  if (hiss !== null) return hiss;
  hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
};

const sourceOf = (context: AudioContext, part: Part): AudioScheduledSourceNode => {
  if (part.kind === 'tone') return new OscillatorNode(context, { type: 'triangle', frequency: part.hz });
  return new AudioBufferSourceNode(context, { buffer: noiseBuffer(context) });
};

const sound = (context: AudioContext, part: Part): void => {
  const [start, length] = [context.currentTime + part.at / 1000, part.ms / 1000];
  const source = sourceOf(context, part);
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(part.loud * gainOf(settings.volume), start + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0008, start + length);
  const shaped =
    part.kind === 'noise'
      ? source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: part.hz, Q: 1.4 }))
      : source;
  shaped.connect(loudness).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.02);
};

const start = (name: SoundName): void => {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const part of RECIPES[name]) sound(audio, part);
};

/**
 * Plays after the next paint: starting audio takes time, and the result of a tap must be seen first. Browsers block
 * sounds before the first tap; those are dropped.
 */
export const play = (name: SoundName): void => {
  if (!settings.sounds || settings.volume === 0 || typeof AudioContext === 'undefined') return;
  requestAnimationFrame(() => setTimeout(() => start(name)));
};
