/** The analysis with the shipped nets, as apps use it. */
import type { GameName, GameRecord } from '@abacow/rules';
import type { Weights } from '../computer.ts';
import { makeEvaluate } from '../cowpath/evaluation.ts';
import { type CowpathManifest, parseCowpathWeights } from '../cowpath/weights.ts';
import { openTrunk } from '../net/open.ts';
import { openSearches } from '../trio/engine.ts';
import type { TrioManifest } from '../trio/weights.ts';
import { type Analysis, type Progress, analyseBy } from './analysis.ts';
import type { Appraise } from './book.ts';
import { cowpathAppraise } from './cowpath.ts';
import { trioAppraise } from './trio.ts';

/** Looks back on records of one game, turn by turn. */
export type Analyst = (record: GameRecord) => Generator<Progress, Analysis>;

const appraiseFor = (game: GameName, { manifest, bytes }: Weights): Appraise =>
  game === 'cowpath'
    ? cowpathAppraise(makeEvaluate(parseCowpathWeights(manifest as CowpathManifest, bytes), openTrunk))
    : trioAppraise(openSearches(manifest as TrioManifest, bytes));

export const openAnalyst = (game: GameName, weights: Weights): Analyst => {
  const appraise = appraiseFor(game, weights);
  return (record) => {
    if (record.setup.game !== game) throw new Error(`this is the analysis of ${game}`);
    return analyseBy(appraise, record);
  };
};
