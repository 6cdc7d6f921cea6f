/** The animation of a die. It uses only transforms, so the compositor runs it and taps are never delayed. */
import { motionReduced } from '../../../base/settings/settings.svelte.ts';
import type { DieNumber } from './solid.ts';

const TUMBLE_MS = 720;
const SECOND_MS = 60;

/** Time until both dice have stopped. */
export const ROLL_MS = TUMBLE_MS + 2 * SECOND_MS;

export const TUMBLES: Readonly<Record<DieNumber, Keyframe[]>> = {
  1: [
    { transform: 'translate3d(-2.6em, 1.6em, 0) rotateX(-620deg) rotateY(410deg) rotateZ(-160deg)' },
    {
      transform: 'translate3d(-0.5em, -0.9em, 0) rotateX(-250deg) rotateY(150deg) rotateZ(-50deg)',
      offset: 0.42,
    },
    { transform: 'translate3d(0.12em, 0.1em, 0) rotateX(-40deg) rotateY(24deg) rotateZ(9deg)', offset: 0.74 },
    {
      transform: 'translate3d(0.03em, -0.12em, 0) rotateX(8deg) rotateY(-5deg) rotateZ(-3deg)',
      offset: 0.88,
    },
    { transform: 'translate3d(0, 0, 0) rotateX(0deg) rotateY(0deg) rotateZ(0deg)' },
  ],
  2: [
    { transform: 'translate3d(-3.4em, 1.2em, 0) rotateX(540deg) rotateY(520deg) rotateZ(190deg)' },
    {
      transform: 'translate3d(-0.8em, -1.1em, 0) rotateX(190deg) rotateY(210deg) rotateZ(70deg)',
      offset: 0.46,
    },
    {
      transform: 'translate3d(0.16em, 0.1em, 0) rotateX(34deg) rotateY(30deg) rotateZ(-12deg)',
      offset: 0.78,
    },
    { transform: 'translate3d(0.04em, -0.1em, 0) rotateX(-7deg) rotateY(-6deg) rotateZ(4deg)', offset: 0.9 },
    { transform: 'translate3d(0, 0, 0) rotateX(0deg) rotateY(0deg) rotateZ(0deg)' },
  ],
};

export const SHADOW: Keyframe[] = [
  { transform: 'translate(-2.4em, 0.5em) scale(0.8)', opacity: 0.5 },
  { transform: 'translate(-0.3em, 0.3em) scale(0.7)', opacity: 0.4, offset: 0.44 },
  { transform: 'translate(0.1em, 0) scale(1.05)', opacity: 1, offset: 0.76 },
  { transform: 'translate(0, 0) scale(1)', opacity: 1 },
];

/** Null when motion is reduced. The second die takes a little longer. */
export const fall = (element: HTMLElement, frames: Keyframe[], die: DieNumber): Animation | null => {
  if (motionReduced()) return null;
  return element.animate(frames, {
    duration: TUMBLE_MS + die * SECOND_MS,
    easing: 'cubic-bezier(0.3, 0.7, 0.4, 1)',
  });
};
