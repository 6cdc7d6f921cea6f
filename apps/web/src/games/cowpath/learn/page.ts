import { splitSquares } from '../board/square-text.ts';
import { type RulesPage, numbered } from '../../../table/lesson/page.ts';
import { SETTLED_COWPATH } from '../../../table/lesson/settled.ts';
import CowpathTryBoard from './CowpathTryBoard.svelte';
import { COWPATH_RULE_IDS, cowpathRule } from './rules.ts';
import { cowpathRuleTexts, cowpathSettled } from './rule-texts.ts';

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
