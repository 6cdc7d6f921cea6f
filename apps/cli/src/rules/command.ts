/** Prints the rules, with the texts of the rule cards. */
import { type RulesCard, LANGUAGES, rulesCard } from '@abacow/paper';
import { type GameName, isGameName } from '@abacow/rules';
import { choice, listOf } from '../arguments.ts';
import { type Command, OK, misuse } from '../command.ts';
import { TERMINAL_GAMES } from '../games/registry.ts';
import { textWidth, wrap } from '../terminal/wrapping.ts';

const NAMES: readonly GameName[] = TERMINAL_GAMES.map(({ name }) => name);

const options = {
  language: choice('LANG', LANGUAGES, 'The language of the rules: en, de or fr. Default: en.'),
};

/** Unbreakable spaces are for paper. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const makeRules = ({ title, facts, steps, tip, credit }: RulesCard, width: number): string => {
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
      makeRules(rulesCard(name, language, ''), textWidth(environment)),
    );
    environment.write(`${texts.join('\n\n\n')}\n`);
    return OK;
  },
};
