import { type RulesPage, numbered } from '../../../learn/rules/page.ts';
import { SETTLED_COWPATH } from '../../../learn/rules/settled.ts';
import { words } from '../../../learn/words.svelte.ts';
import CowpathTryBoard from './CowpathTryBoard.svelte';
import { COWPATH_RULE_IDS, cowpathRule } from './rules.ts';

const page: RulesPage = {
  rules: () =>
    COWPATH_RULE_IDS.map((id) => ({
      id,
      numbers: numbered('CP', cowpathRule(id).numbers),
      words: words().cowpath[id],
    })),
  settled: () => SETTLED_COWPATH.map((id) => ({ id, ...words().settledCowpath[id] })),
  TryBoard: CowpathTryBoard,
};

export default page;
