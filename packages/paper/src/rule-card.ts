/** A rule card: one page with the facts of a game and its rules in a few steps, each with a small picture. */
import { type Card, drawCode, drawTitle } from './card.ts';
import type { Picture } from './picture-rows.ts';
import { type Box, type Shape, line, text } from './shapes.ts';
import type { Code } from './signs.ts';
import { fittingParagraphs, paragraph } from './wrap.ts';

export type RuleStep = { readonly title: string; readonly text: string; readonly picture: Picture };

export type RulesCard = Card & {
  readonly kind: 'rules';
  /** Players, age, duration, and what you need. */
  readonly facts: readonly string[];
  readonly steps: readonly RuleStep[];
  readonly tip: string;
  /** The author of the game. */
  readonly credit: string;
};

const CODE = 64;
const HEAD = 96;
const FOOT = 44;
const TIP = 11;
const PICTURE_WIDTH = 150;
const GAP = 16;
const STEP_TITLE = 14;

const drawFacts = (facts: readonly string[], box: Box): readonly Shape[] =>
  facts.reduce<{ readonly shapes: readonly Shape[]; readonly y: number }>(
    ({ shapes, y }, fact) => {
      const drawn = paragraph(fact, { x: box.x, y, width: box.width - CODE - GAP }, 11.5);
      return { shapes: [...shapes, ...drawn.shapes], y: drawn.bottom + 2 };
    },
    { shapes: [], y: box.y + 38 },
  ).shapes;

const drawStep = (step: RuleStep, number: number, box: Box): readonly Shape[] => {
  const x = box.x + PICTURE_WIDTH + GAP;
  const words = {
    x,
    y: box.y + STEP_TITLE + 12,
    width: box.x + box.width - x,
    height: box.height - STEP_TITLE - 18,
  };
  return [
    line([box.x, box.y], [box.x + box.width, box.y], 0.5),
    ...step.picture({ x: box.x, y: box.y + 6, width: PICTURE_WIDTH, height: box.height - 12 }),
    text(`${number}  ${step.title}`, x, box.y + STEP_TITLE + 4, STEP_TITLE, { bold: true }),
    ...fittingParagraphs(step.text.split('\n'), words, 13, 7),
  ];
};

export const drawRules = (card: RulesCard, code: Code, box: Box): readonly Shape[] => {
  const height = (box.height - HEAD - FOOT) / card.steps.length;
  return [
    drawTitle(card.title, { ...box, width: box.width - CODE - GAP }),
    ...drawFacts(card.facts, box),
    ...drawCode(
      code,
      card.link,
      { x: box.x + box.width - CODE, y: box.y, width: CODE, height: CODE },
      box.width,
    ),
    ...card.steps.flatMap((step, index) =>
      drawStep(step, index + 1, { ...box, y: box.y + HEAD + index * height, height }),
    ),
    line([box.x, box.y + box.height - FOOT], [box.x + box.width, box.y + box.height - FOOT], 0.5),
    ...fittingParagraphs([card.tip], { ...box, y: box.y + box.height - FOOT + 4, height: FOOT - 14 }, TIP, 7),
    text(card.credit, box.x, box.y + box.height - 2, 8),
  ];
};
