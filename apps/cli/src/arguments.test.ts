import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, flag, isComplaint, listOf, nearest, parseArguments, text, whole } from './arguments.ts';

const options = {
  game: choice('GAME', ['cowpath', 'trio'], ''),
  games: whole('N', 1, 100, ''),
  seed: text('SEED', ''),
  json: flag(''),
};

const reason = (...args: string[]): string => {
  const parsed = parseArguments(options, args);
  if (!isComplaint(parsed)) throw new Error('expected a complaint');
  return parsed.reason;
};

describe('parseArguments', () => {
  test('reads values after a space and after an equals sign, switches and words', () => {
    const parsed = parseArguments(options, ['one', '--game', 'trio', '--games=7', '--json', 'two']);
    expect(parsed).toEqual({ values: { game: 'trio', games: 7, json: true }, words: ['one', 'two'] });
  });

  test('takes everything after -- as words', () => {
    expect(parseArguments(options, ['--json', '--', '--game', '-x'])).toEqual({
      values: { json: true },
      words: ['--game', '-x'],
    });
  });

  test('lets a value start with one dash, and be an equals sign', () => {
    expect(parseArguments(options, ['--seed', '-5'])).toMatchObject({ values: { seed: '-5' } });
    expect(parseArguments(options, ['--seed==='])).toMatchObject({ values: { seed: '==' } });
  });

  test.each([
    [['--gme', 'x'], 'there is no option --gme; is --game meant?'],
    [['--elephant'], 'there is no option --elephant'],
    [['--toString'], 'there is no option --toString'],
    [['-g'], 'there is no option -g; options start with two dashes'],
    [['--game'], '--game needs a value: --game GAME'],
    [['--game', '--json'], '--game needs a value: --game GAME'],
    [['--game', 'chess'], '--game must be cowpath or trio, not "chess"'],
    [['--games', '0'], '--games must be a whole number from 1 to 100, not "0"'],
    [['--games', '1e1'], '--games must be a whole number from 1 to 100, not "1e1"'],
    [['--games='], '--games must be a whole number from 1 to 100, not ""'],
    [['--seed='], '--seed needs SEED, not an empty text'],
    [['--json=yes'], '--json takes no value'],
    [['--json', '--json'], '--json is given twice'],
  ])('%j: %s', (args, sentence) => expect(reason(...args)).toBe(sentence));

  test('returns values or one complaint for any arguments', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('--game', '--games', '--seed', '--json', '--', '=', '-'),
    );
    fc.assert(
      fc.property(fc.array(word), (args) => {
        const parsed = parseArguments(options, args);
        return isComplaint(parsed) ? parsed.reason.length > 0 : Array.isArray(parsed.words);
      }),
    );
  });
});

test('listOf joins with a last word', () => {
  expect(listOf([], 'or')).toBe('');
  expect(listOf(['a'], 'or')).toBe('a');
  expect(listOf(['a', 'b', 'c'], 'and')).toBe('a, b and c');
});

test('nearest finds typing errors of up to two letters', () => {
  expect(nearest('simulat', ['sheets', 'simulate'])).toBe('simulate');
  expect(nearest('hsow', ['show', 'list'])).toBe('show');
  expect(nearest('x', ['demo', 'play'])).toBeNull();
  expect(nearest('elephant', ['demo', 'play'])).toBeNull();
});
