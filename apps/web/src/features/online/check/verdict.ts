/** The headline of the dice check. The most serious fault comes first. */
import type { DiceCheck } from '@abacow/table';
import type { WitnessCheck } from '../../../table/online/witness.ts';

export type CheckedDice = Extract<DiceCheck, { kind: 'checked' }>;

export type Verdict =
  | { readonly ok: true; readonly key: 'check.honest'; readonly count: number }
  | { readonly ok: true; readonly key: 'check.nothing' }
  | { readonly ok: false; readonly key: 'check.dishonest'; readonly count: number }
  | {
      readonly ok: false;
      readonly key:
        | 'check.witness.commitment-differs'
        | 'check.witness.seed-differs'
        | 'check.witness.others-differ'
        | 'check.wrong.seeds'
        | 'check.wrong.opening';
    };

export const verdictOf = ({ honest, throws, opening }: CheckedDice, witness: WitnessCheck): Verdict => {
  if (witness !== 'same' && witness !== 'not-there') return { ok: false, key: `check.witness.${witness}` };
  const wrong = throws.filter((thrown) => !thrown.honest).length;
  if (wrong > 0) return { ok: false, key: 'check.dishonest', count: wrong };
  if ('honest' in opening && !opening.honest) return { ok: false, key: 'check.wrong.opening' };
  if (!honest) return { ok: false, key: 'check.wrong.seeds' };
  const count = throws.length;
  return count === 0 ? { ok: true, key: 'check.nothing' } : { ok: true, key: 'check.honest', count };
};
