/** Prints the rules, with the texts of the rule cards. */
import { type Language, type RulesCard, LANGUAGES, rulesCard } from '@abacow/paper';
import { type GameName, isGameName } from '@abacow/rules';
import { writeSigns } from '@abacow/rules/trio';
import { choice, listOf } from '../arguments.ts';
import { type Command, OK, misuse } from '../command.ts';
import { TERMINAL_GAMES } from '../games/registry.ts';
import { textWidth, wrap } from '../terminal/wrapping.ts';

const NAMES: readonly GameName[] = TERMINAL_GAMES.map(({ name }) => name);

const options = {
  language: choice('LANG', LANGUAGES, 'The language of the rules: en, de or fr. Default: en.'),
};

/** As the language writes sums; unbreakable spaces are for paper. */
const plainIn =
  (language: Language) =>
  (text: string): string =>
    writeSigns(language, text).replaceAll('\u00a0', ' ');

const makeRules = (
  { title, facts, steps, tip, credit }: RulesCard,
  language: Language,
  width: number,
): string => {
  const plain = plainIn(language);
  const paragraphs = (text: string, indent: string): string =>
    text
      .split('\n')
      .map((line) => wrap(plain(line), indent, width))
      .join('\n');
  return [
    plain(title),
    ...facts.map((fact) => paragraphs(fact, '')),
    ...steps.map((step, index) => `${index + 1}. ${plain(step.title)}\n${paragraphs(step.text, '   ')}`),
    paragraphs(tip, ''),
    paragraphs(credit, ''),
  ].join('\n\n');
};

export const rules: Command<typeof options> = {
  name: 'rules',
  usage: ['rules [GAME] [--language LANG]'],
  about: ['Prints the rules of both games, or of one, in English, German or French.'],
  options,
  examples: ['abacow rules', 'abacow rules trio --language de'],
  words: 1,
  completes: [NAMES],
  run: ({ values: { language = 'en' }, words: [game] }, environment) => {
    if (game !== undefined && !(isGameName(game) && NAMES.includes(game)))
      return misuse(environment, 'rules', `the game is ${listOf(NAMES, 'or')}, not ${JSON.stringify(game)}`);
    const texts = (game === undefined ? NAMES : [game]).map((name) =>
      makeRules(rulesCard(name, language, ''), language, textWidth(environment)),
    );
    environment.write(`${texts.join('\n\n\n')}\n`);
    return OK;
  },
};
