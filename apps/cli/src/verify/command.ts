import { type GameRecord, isUnreadable, parseRecord } from '@abacow/rules';
import { type CheckedThrow, type DiceCheck, checkDice } from '@abacow/table';
import { flag, isComplaint } from '../arguments.ts';
import { type Command, FAILED, OK, fail, misuse } from '../command.ts';
import { readText } from '../files.ts';
import { describePlayers, describeSeat } from '../describe/describe.ts';
import type { Environment } from '../environment.ts';

const options = {
  all: flag('Show every throw with the number it came from, not only the faults.'),
};

const facesOf = ({ dice }: CheckedThrow, which: 'expected' | 'recorded'): string =>
  dice.map((die) => die[which]).join('');

const describeThrow = (thrown: CheckedThrow, { setup, players }: GameRecord, sides: number): string => {
  const words = thrown.dice.map(({ word, expected }) => `${word} mod ${sides} -> ${expected}`).join(', ');
  const verdict = thrown.honest
    ? 'as it must be'
    : `WRONG: it must be ${facesOf(thrown, 'expected')}, not ${facesOf(thrown, 'recorded')}`;
  const who = describePlayers(players)[thrown.seat] || describeSeat(setup.game, thrown.seat);
  return `  throw ${thrown.number} (${who}) ${thrown.token}: ${verdict}\n    ${words}\n`;
};

const describeThrows = (
  environment: Environment,
  record: GameRecord,
  check: Extract<DiceCheck, { kind: 'checked' }>,
  all: boolean,
): number => {
  const shown = check.throws.filter(({ honest }) => all || !honest);
  for (const thrown of shown) environment.write(describeThrow(thrown, record, check.sides));
  const wrong = check.throws.filter(({ honest }) => !honest).length;
  environment.write('the revealed secret is the promised one\n');
  if (check.throws.length === 0) environment.write('no dice were thrown\n');
  else
    environment.write(
      wrong === 0
        ? `all ${check.throws.length} throws are as they must be\n`
        : `${wrong} of ${check.throws.length} throws are not as they must be\n`,
    );
  return wrong === 0 ? OK : FAILED;
};

const report = (environment: Environment, record: GameRecord, all: boolean): number => {
  const check = checkDice(record);
  switch (check.kind) {
    case 'checked':
      return describeThrows(environment, record, check, all);
    case 'no-promise':
      return fail(
        environment,
        'verify',
        'this record promises nothing about its dice: there is nothing to check',
      );
    case 'not-revealed':
      return fail(
        environment,
        'verify',
        'the secret is not revealed yet: it is published when the game is over',
      );
    case 'wrong-secret':
      return fail(
        environment,
        'verify',
        `the revealed secret is not the promised one: its SHA-256 is ${check.found}, promised was ${record.dice!.commitment}`,
      );
  }
};

export const verify: Command<typeof options> = {
  name: 'verify',
  usage: ['verify FILE [OPTIONS]'],
  about: [
    'Checks the dice of a recorded game: computes every throw again from the secret that was promised before the first throw and revealed after the last, and from what each player added. FILE may be - for standard input.',
    'Ends with 0 when every throw is as it must be, and with 1 when one is not or nothing can be checked. How the throws are computed is written down in packages/dice/VERIFY.md; this program asks nobody.',
  ],
  options,
  examples: ['abacow verify game.json', 'abacow verify game.json --all'],
  words: 1,
  run: ({ words, values }, environment) => {
    const path = words[0];
    if (path === undefined) return misuse(environment, 'verify', 'it needs the file of a record');
    const file = readText(environment, path);
    if (isComplaint(file)) return fail(environment, 'verify', file.reason);
    const record = parseRecord(file.text);
    if (isUnreadable(record)) return fail(environment, 'verify', `${path}: ${record.reason}`);
    return report(environment, record, values.all ?? false);
  },
};
