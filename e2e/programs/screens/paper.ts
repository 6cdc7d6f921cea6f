/** What is printed, and dice for playing on paper. */
import { bringLearner } from '../../support/learner.ts';
import { type Shot, visit } from './shot.ts';

export const PAPER: readonly Shot[] = [
  { name: 'sheets', open: visit('/sheets/7') },
  { name: 'sheets-own', open: visit('/sheets/x1co-2o3c-c4_x-o5xc') },
  { name: 'print', open: visit('/print/1-4,multiplication,scores/4-a4') },
  { name: 'print-pieces', open: visit('/print/rules-cowpath,rules-trio,cut-out-cowpath,cut-out-trio/2-a4') },
  {
    name: 'worksheets',
    open: async (page, url) => {
      await bringLearner(page, url);
      await page.goto(`${url}/worksheets/multiplication_weak_result,missing_40_partly_answers_a4_meadow`);
      await page.getByTestId('page').first().waitFor();
    },
  },
  { name: 'dice-cowpath', open: visit('/dice/cowpath') },
  { name: 'dice-trio', open: visit('/dice/trio') },
];
