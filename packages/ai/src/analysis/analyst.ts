/** The analysis with the shipped nets, as apps use it. */
import type { GameName, GameRecord } from '@abacow/rules';
import { openAppraise } from '../engines.ts';
import { type Analysis, type Progress, analyseBy } from './analysis.ts';

/** Analyses records of one game, turn by turn. */
export type Analyst = (record: GameRecord) => Generator<Progress, Analysis>;

export const openAnalyst = async (
  game: GameName,
  weights: Parameters<typeof openAppraise>[1],
): Promise<Analyst> => {
  const appraise = await openAppraise(game, weights);
  return (record) => {
    if (record.setup.game !== game) throw new Error(`this is the analysis of ${game}`);
    return analyseBy(appraise, record);
  };
};
