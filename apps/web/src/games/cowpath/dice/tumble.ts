/** The animation of a die. It uses only transforms, so that the browser can run it off the main thread. */
const FLIGHT_MS = 460;
const STAGGER_MS = 38;

const signed = (random: () => number, low: number, high: number): number =>
  (random() < 0.5 ? -1 : 1) * (low + random() * (high - low));

/** The last frame is the element's own transform, so that nothing jumps at the end. */
export const tumbleFrames = (rest: string, random: () => number): Keyframe[] => {
  const turn = (low: number, high: number): number => Math.round(signed(random, low, high));
  const [x, y, z] = [turn(300, 620), turn(240, 560), turn(60, 220)];
  const from = `translate3d(${Math.round(-90 + random() * 60)}%, ${Math.round(90 + random() * 90)}%, 60px)`;
  const hop = `translate3d(${Math.round(signed(random, 4, 14))}%, -26%, 34px)`;
  return [
    {
      transform: `${from} rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`,
      easing: 'cubic-bezier(0.2, 0.6, 0.5, 1)',
    },
    {
      transform: `${hop} rotateX(${Math.round(x * 0.24)}deg) rotateY(${Math.round(y * 0.2)}deg) rotateZ(${Math.round(z * 0.2)}deg)`,
      offset: 0.58,
      easing: 'cubic-bezier(0.5, 0, 0.7, 0.6)',
    },
    { transform: `${rest} rotateX(8deg) rotateY(-6deg)`, offset: 0.86, easing: 'ease-out' },
    { transform: `${rest} rotateX(0deg) rotateY(0deg)` },
  ];
};

export const tumbleTiming = (die: number): KeyframeAnimationOptions => ({
  duration: FLIGHT_MS + die * STAGGER_MS,
  fill: 'backwards',
});

/** Time until all dice of a throw have stopped. */
export const TUMBLE_MS = FLIGHT_MS + 5 * STAGGER_MS;

/** The tilt of a die that is not kept: the same for the same throw. */
export const tiltOf = (die: number, throws: number): number =>
  [-6, 4, -3, 7, -5, 5, -7, 3][(die * 3 + throws * 5) % 8] ?? 0;
