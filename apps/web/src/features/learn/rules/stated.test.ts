/** What the rule pages and the guided game must say in every language. */
import { type Position, isUnreadable, playToken } from '@abacow/rules';
import { GAME_MINUTES } from '@abacow/rules/minutes';
import { describe, expect, test } from 'vitest';
import homeDe from '../../../base/i18n/texts/de.ts';
import homeEn from '../../../base/i18n/texts/en.ts';
import homeFr from '../../../base/i18n/texts/fr.ts';
import { COWPATH_GUIDE } from '../../../games/cowpath/learn/guide.ts';
import { cowpathRule } from '../../../games/cowpath/learn/rules.ts';
import { ONWARD, type Standing, advance, begin } from '../../../table/lesson/guide.ts';
import { trioRule } from '../../../games/trio/learn/rules.ts';
import cowpathDe from '../../../games/cowpath/learn/texts/de.ts';
import cowpathEn from '../../../games/cowpath/learn/texts/en.ts';
import cowpathFr from '../../../games/cowpath/learn/texts/fr.ts';
import trioDe from '../../../games/trio/learn/texts/de.ts';
import trioEn from '../../../games/trio/learn/texts/en.ts';
import trioFr from '../../../games/trio/learn/texts/fr.ts';
import de from '../../../table/lesson/texts/de.ts';
import en from '../../../table/lesson/texts/en.ts';
import fr from '../../../table/lesson/texts/fr.ts';

const EN = { ...en, ...cowpathEn, ...trioEn };
type Key = keyof typeof EN;

/** Where something must be said, and one pattern per language. */
type Point = {
  readonly what: string;
  readonly where: Key;
  readonly says: readonly [RegExp, RegExp, RegExp];
};
const LANGUAGES = [
  ['English', EN],
  ['German', { ...de, ...cowpathDe, ...trioDe }],
  ['French', { ...fr, ...cowpathFr, ...trioFr }],
] as const;

const ZERO: Point['says'] = [/points nowhere/, /zeigt nirgendwohin/, /n’indique aucune case/];

const POINTS: readonly Point[] = [
  {
    what: 'the age',
    where: 'rules.facts',
    says: [/Age 8 and up/, /Ab 8 Jahren/, /Dès 8 ans/],
  },
  {
    what: 'the duration',
    where: 'rules.facts',
    says: [/\{least\} to \{most\} minutes/, /\{least\} bis \{most\} Minuten/, /\{least\} à \{most\} minutes/],
  },
  {
    what: 'that a double with a kept die is a double',
    where: 'trio.rule.double-kept.text',
    says: [/a double like any other/, /ein Pasch wie jeder andere/, /un double comme un autre/],
  },
  {
    what: 'that cutting off is allowed and part of the game',
    where: 'cowpath.rule.blocked.text',
    says: [
      /is allowed\. It is part of the game/,
      /ist erlaubt\. Das gehört zum Spiel/,
      /est permis\. Cela fait partie du jeu/,
    ],
  },
  {
    what: 'that passing is allowed in a bonus turn',
    where: 'cowpath.settled.bonus-pass.reading',
    says: [/may pass/, /darfst passen/, /peux passer/],
  },
  {
    what: 'at the sheet that the mix of symbols is our own',
    where: 'cowpath.rule.sheet.text',
    says: [/mix is our own/, /Mischung ist unsere eigene/, /mélange est le nôtre/],
  },
  {
    what: 'among the settled points that the mix of symbols is our own',
    where: 'cowpath.settled.sheet-mix.reading',
    says: [/is our own/, /ist unsere eigene/, /est le nôtre/],
  },
  {
    what: 'in the rule that a 0 points nowhere',
    where: 'trio.rule.zero.text',
    says: ZERO,
  },
  {
    what: 'among the settled points that a 0 points nowhere',
    where: 'trio.settled.keep-zero.reading',
    says: ZERO,
  },
  {
    what: 'to a player who tries to keep a 0 that it points nowhere',
    where: 'refused.throw/keeps-zero',
    says: ZERO,
  },
];

const CLOCK = [/\bclock\b/i, /\bUhr\b/, /pendule|horloge/i];
const IF_THERE_IS_ONE = [
  /If your table has a clock/,
  /Hat euer Tisch eine Uhr/,
  /Si votre table a une pendule/,
];

describe.each(LANGUAGES)('%s', (_, words) => {
  const language = LANGUAGES.findIndex(([, known]) => known === words);

  test.each(POINTS)('says $what', ({ where, says }) => {
    expect(words[where]).toMatch(says[language]!);
  });

  test('mentions a clock only for tables that have one', () => {
    const mentions = Object.values(words).filter((text) => CLOCK[language]!.test(text));
    for (const text of mentions) expect(text).toMatch(IF_THERE_IS_ONE[language]!);
  });
});

describe('one duration for each game', () => {
  test.each([
    ['to', homeEn],
    ['bis', homeDe],
    ['à', homeFr],
  ] as const)('the start page says the same as the rules (%s)', (to, words) => {
    for (const game of ['cowpath', 'trio'] as const) {
      const [least, most] = GAME_MINUTES[game];
      expect(words[`home.facts.${game}`]).toContain(` ${least} ${to} ${most} `);
    }
  });

  test('no text of the app has a duration of its own', () => {
    for (const words of [homeEn, homeDe, homeFr, EN, ...LANGUAGES.map(([, texts]) => texts)])
      for (const text of Object.values(words)) expect(JSON.stringify(text)).not.toMatch(/\b15 [Mm]inut/);
  });
});

test('numbered rules are cited where their text is', () => {
  expect(cowpathRule('blocked').numbers).toContain(35);
  expect(trioRule('double-kept').numbers).toEqual([29]);
});

const blocked = (position: Position): number => (position.game === 'cowpath' ? position.blocked : 0);

type Scene = keyof typeof COWPATH_GUIDE.scenes;

/** Every step of every path through the guided game. */
const steps = (from: Standing<Scene>): readonly (readonly Standing<Scene>[])[] => {
  const scene = COWPATH_GUIDE.scenes[from.id];
  const moves = scene.kind === 'do' ? scene.ways.map(({ move }) => move) : [ONWARD];
  const nexts = moves.map((move) => advance(COWPATH_GUIDE, from, move)).filter((next) => next !== null);
  return nexts.length === 0
    ? [[from]]
    : nexts.flatMap((next) => steps(next).map((further) => [from, ...further]));
};

describe('the guided game of Cowpath', () => {
  const ways = steps(begin(COWPATH_GUIDE));

  test('lets the player block the other side once, on every path, and win later', () => {
    for (const way of ways) {
      const cut = way.findIndex(({ position }) => blocked(position) !== 0);
      expect(way[cut - 1]!.id).toBe('wall');
      expect(blocked(way[cut]!.position)).toBe(0b10);
      expect(way[cut]!.position.result).toBeNull();
      expect(way.at(-1)!.position.result).toEqual({ kind: 'win', seat: 0 });
    }
  });

  test('the blocked side plays on', () => {
    for (const way of ways) {
      const { position } = way.find(({ id }) => id === 'walled')!;
      expect(position.seat).toBe(1);
      expect(isUnreadable(playToken(position, 't12345=41435'))).toBe(false);
    }
  });

  test.each(LANGUAGES)('says in %s that blocking is part of the game', (_, words) => {
    expect(words['cowpath.guide.wall.why']).toMatch(/part of the game|gehört zum Spiel|fait partie du jeu/);
  });
});
