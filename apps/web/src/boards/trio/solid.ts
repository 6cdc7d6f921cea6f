/**
 * A ten-sided die as ten kites in CSS 3D. Lengths are in `em` of the radius of its zigzag belt; y points down
 * and z at the viewer, as CSS has it.
 */
const TURN = Math.PI / 5;
const APEX = 1.16;
/** With this the four corners of each kite lie in one plane. */
const BELT = (APEX * (1 - Math.cos(TURN))) / (1 + Math.cos(TURN));

/** A kite: from its apex at (0, 0) down, in its own plane. */
export const KITE = {
  width: 2 * Math.sin(TURN),
  height: Math.hypot(1, APEX + BELT),
  shoulder: Math.hypot(Math.cos(TURN), APEX - BELT),
};

const LEAN = Math.atan2(1, APEX + BELT);

/** How the die rests: the front kite nearly faces the viewer. */
export const TILT = -0.42;
export const YAW = -0.13;

const degrees = (radians: number): string => `${((radians * 180) / Math.PI).toFixed(2)}deg`;

export type Face = { readonly transform: string; readonly shade: number; readonly offset: number };

type Vector = readonly [number, number, number];

const LIGHT: Vector = [-0.38, -0.62, 0.69];

/** How much light falls on the kite that points up (or down) at an angle around the axis, as the die rests. */
const lightOn = (angle: number, up: boolean): number => {
  const around = angle + YAW;
  const y = up ? -Math.sin(LEAN) : Math.sin(LEAN);
  const [x, z] = [Math.cos(LEAN) * Math.sin(around), Math.cos(LEAN) * Math.cos(around)];
  const normal: Vector = [
    x,
    y * Math.cos(TILT) - z * Math.sin(TILT),
    y * Math.sin(TILT) + z * Math.cos(TILT),
  ];
  return Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]);
};

const faceAt = (index: number): Face => {
  const up = index % 2 === 0;
  const angle = index * TURN;
  const turned = up ? '' : ' rotateZ(180deg)';
  return {
    transform: `rotateY(${degrees(angle)})${turned} translateY(${(-APEX).toFixed(4)}em) rotateX(${degrees(LEAN)})`,
    shade: lightOn(angle, up),
    offset: index,
  };
};

/** The first one is in front. `offset` is added to the front number, so that all ten differ. */
export const SOLID: readonly Face[] = Array.from({ length: 10 }, (_, index) => faceAt(index));

export const REST = `rotateX(${degrees(TILT)}) rotateY(${degrees(YAW)})`;

/** The kite's outline in hundredths of an `em`, from its apex; `MARGIN` around it is for the stroke. */
const at = (x: number, y: number): string => `${(x * 100).toFixed(1)} ${(y * 100).toFixed(1)}`;
const half = KITE.width / 2;
export const OUTLINE = `M0 0L${at(half, KITE.shoulder)}L${at(0, KITE.height)}L${at(-half, KITE.shoulder)}Z`;

export const MARGIN = 0.06;
export const VIEW_BOX = `${at(-half - MARGIN, -MARGIN)} ${at(KITE.width + 2 * MARGIN, KITE.height + 2 * MARGIN)}`;
