import { splitSquares } from '../board/square-text.ts';
import { type RulesPage, numbered } from '../../../table/lesson/page.ts';
import { SETTLED_TRIO } from '../../../table/lesson/settled.ts';
import { TRIO_RULE_IDS, trioRule } from './rules.ts';
import { trioRuleTexts, trioSettled } from './rule-texts.ts';
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
