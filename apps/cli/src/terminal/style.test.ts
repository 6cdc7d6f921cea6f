import { expect, test } from 'vitest';
import { escapingEnvironment } from '../printable.ts';
import { scriptedEnvironment } from '../../test/scripted-environment.ts';
import { SEAT_STYLES, makeOutput, showsColours } from './style.ts';

test.each([
  [{ TERM: 'xterm' }, true, true],
  [{}, true, true],
  [{ TERM: 'xterm' }, false, false],
  [{ TERM: 'dumb' }, true, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '1', TERM: 'dumb' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: '' }, false, false],
])('%j, terminal %s: colours %s', (variables, isTerminal, shown) => {
  expect(showsColours(variables, isTerminal)).toBe(shown);
});

test('the seats have different colours', () => {
  const outputs = SEAT_STYLES.map((style) => makeOutput([{ text: 'A', style }], true));
  expect(new Set(outputs).size).toBe(SEAT_STYLES.length);
});

test('without colours there is only the text', () => {
  expect(makeOutput(['a', { text: 'X', style: 'seat1' }, '\n'], false)).toBe('aX\n');
});

test('codes are added after escaping: no text of a file can colour the terminal', () => {
  const environment = scriptedEnvironment({ colours: true });
  escapingEnvironment(environment).paint(['\x1b[31m', { text: '\x1b[8mX', style: 'seat1' }]);
  expect(environment.out()).toBe('\\u001b[31m\x1b[1;36m\\u001b[8mX\x1b[0m');
});
