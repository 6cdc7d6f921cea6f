/** The guided first game of Trio: two squares for two dice, a double, a kept die, a 0, a moved pawn, three in a row. */
import { type Position, type RefusalCode, isRefusal } from '@abacow/rules';
import { type TrioPosition, parseMove, stepTrio } from '@abacow/rules/trio';
import { type Guide, type Scene, way } from '../../../table/lesson/guide.ts';
import { trioSetup } from './shorthand.ts';

/** The scenes after the first choice between 4×5 and 5×4. The second choice mirrors the rest of the game. */
const AFTER_CHOICE = [
  'rival',
  'both',
  'double',
  'keep',
  'third',
  'block',
  'five',
  'fourth',
  'zero',
  'three',
  'move',
  'end',
] as const;
type AfterChoice = (typeof AFTER_CHOICE)[number];

export const TRIO_SCENES_WITH_TEXTS = ['hello', 'throw', 'place', ...AFTER_CHOICE] as const;
export type TrioSceneWithTexts = (typeof TRIO_SCENES_WITH_TEXTS)[number];
type Transposed = `${AfterChoice}-transposed`;
export type TrioScene = TrioSceneWithTexts | Transposed;

const upright: Readonly<Record<AfterChoice, Scene<AfterChoice>>> = {
  rival: { kind: 'watch', tokens: ['t12=27', '7x2'], next: 'both' },
  both: { kind: 'do', ways: [way('t12', 'double', '55')] },
  double: { kind: 'do', ways: [way('5x5', 'keep')] },
  keep: { kind: 'do', ways: [way('t2', 'third', '8'), way('t1', 'third', '8')] },
  third: { kind: 'do', ways: [way('8x5', 'block'), way('5x8', 'block')] },
  block: { kind: 'watch', tokens: ['t12=56', '6x5'], next: 'five' },
  five: { kind: 'do', ways: [way('t2', 'fourth', '9')] },
  fourth: { kind: 'do', ways: [way('9x5', 'zero'), way('5x9', 'zero')] },
  zero: { kind: 'watch', tokens: ['t12=03'], next: 'three' },
  three: { kind: 'do', ways: [way('t1', 'move', '5')] },
  move: { kind: 'do', ways: ['9x5', '5x9', '8x5', '5x8'].map((from) => way(`${from}>3x5`, 'end')) },
  end: { kind: 'end' },
};

/** Swaps rows and columns. */
export const transpose = (text: string): string => text.replace(/(\d)x(\d)/g, '$2x$1');
const transposed = (id: AfterChoice): Transposed => `${id}-transposed`;

const transposeScene = (scene: Scene<AfterChoice>): Scene<Transposed> => {
  switch (scene.kind) {
    case 'read':
      return { kind: 'read', next: transposed(scene.next) };
    case 'watch':
      return { kind: 'watch', tokens: scene.tokens.map(transpose), next: transposed(scene.next) };
    case 'do':
      return {
        kind: 'do',
        ways: scene.ways.map(({ move, dice, next }) => way(transpose(move), transposed(next), dice)),
      };
    case 'end':
      return scene;
  }
};

const transposedScenes = Object.fromEntries(
  AFTER_CHOICE.map((id) => [transposed(id), transposeScene(upright[id])]),
) as Readonly<Record<Transposed, Scene<Transposed>>>;

export const isTransposed = (id: TrioScene): id is Transposed => id.endsWith('-transposed');
export const sceneWithTextsOf = (id: TrioScene): TrioSceneWithTexts =>
  id.replace('-transposed', '') as TrioSceneWithTexts;

const refusalOf = (position: Position, move: string): RefusalCode | null => {
  const parsed = parseMove(move);
  const next = parsed === null ? null : stepTrio(position as TrioPosition, parsed);
  return next !== null && isRefusal(next) ? next.code : null;
};

export const TRIO_GUIDE: Guide<TrioScene> = {
  game: 'trio',
  setup: trioSetup(),
  first: 'hello',
  scenes: {
    hello: { kind: 'read', next: 'throw' },
    throw: { kind: 'do', ways: [way('t12', 'place', '45')] },
    place: { kind: 'do', ways: [way('4x5', 'rival'), way('5x4', 'rival-transposed')] },
    ...upright,
    ...transposedScenes,
  },
  refusalOf,
};
