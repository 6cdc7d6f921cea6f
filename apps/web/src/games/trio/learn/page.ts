import { splitSquares } from '../board/squaretext.ts';
import { type RulesPage, numbered } from '../../../learn/rules/page.ts';
import { SETTLED_TRIO } from '../../../learn/rules/settled.ts';
import { TRIO_RULE_IDS, trioRule } from './rules.ts';
import { trioRuleTexts, trioSettled } from './ruletexts.ts';
import TrioTryBoard from './TrioTryBoard.svelte';

const page: RulesPage = {
  rules: () =>
    TRIO_RULE_IDS.map((id) => ({
      id,
      numbers: numbered('TR', trioRule(id).numbers),
      texts: trioRuleTexts(id),
    })),
  settled: () => SETTLED_TRIO.map((id) => ({ id, ...trioSettled(id) })),
  TryBoard: TrioTryBoard,
  splitSquares,
};

export default page;
