import { splitSquares } from '../board/squaretext.ts';
import { type RulesPage, numbered } from '../../../learn/rules/page.ts';
import { SETTLED_COWPATH } from '../../../learn/rules/settled.ts';
import CowpathTryBoard from './CowpathTryBoard.svelte';
import { COWPATH_RULE_IDS, cowpathRule } from './rules.ts';
import { cowpathRuleTexts, cowpathSettled } from './ruletexts.ts';

const page: RulesPage = {
  rules: () =>
    COWPATH_RULE_IDS.map((id) => ({
      id,
      numbers: numbered('CP', cowpathRule(id).numbers),
      texts: cowpathRuleTexts(id),
    })),
  settled: () => SETTLED_COWPATH.map((id) => ({ id, ...cowpathSettled(id) })),
  TryBoard: CowpathTryBoard,
  splitSquares,
};

export default page;
