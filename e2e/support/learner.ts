/** A player who has practised for five weeks, as a file that the app imports. Always the same. */
import type { Page } from '@playwright/test';
import { seededDice } from '../../packages/dice/src/index.ts';
import {
  type Answer,
  type Fact,
  type Knowledge,
  NO_KNOWLEDGE,
  boardFacts,
  dueFacts,
  factName,
  learn,
  parseFact,
  rightAnswer,
} from '../../packages/learning/src/index.ts';
import { makeBackup } from '../../apps/web/src/features/backup/file.ts';
import { type AnswerRow, rowId, withStored } from '../../apps/web/src/device/facts/rows.ts';

/** Pages that show this player believe that it is this time. */
export const NOW = Date.UTC(2026, 10, 16, 15);
export const ADA = { id: 'ada0000000000000', name: 'Ada', picture: 'flower' } as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 34;
const EVERY = 2;
const NEW_FACTS = 2;
const TABLES = [1, 2, 5, 3, 4, 9, 6, 8, 7];

/** Easy tables first. */
const rankOf = ({ small, large }: Fact): number =>
  Math.max(TABLES.indexOf(small), TABLES.indexOf(large)) * 10 +
  Math.min(TABLES.indexOf(small), TABLES.indexOf(large));
const IN_ORDER = [...boardFacts('multiplication')].sort((a, b) => rankOf(a) - rankOf(b)).map(factName);

/** Of these the player is often wrong. */
const HARD = ['3x8', '4x6', '6x9', '6x8', '4x9', '8x8', '3x6', '8x9'];

/** Every second day what is due and two new facts, each in both orders. */
const practise = (): readonly Answer[] => {
  const { below } = seededDice('ada');
  const answers: Answer[] = [];
  let knowledge: Knowledge = NO_KNOWLEDGE;
  const ask = (name: string, turned: boolean, at: number): void => {
    const { board, small, large } = parseFact(name)!;
    const [first, second] = turned ? [large, small] : [small, large];
    const question = { board, form: 'result', first, second } as const;
    const fails = HARD.includes(name) ? 45 : 4;
    const right = rightAnswer(question);
    const given = below(100) < fails ? right + 2 - 4 * below(2) : right;
    const ms = 1100 + below(1400) + IN_ORDER.indexOf(name) * 90;
    const answer: Answer = { question, given, at, ms, place: 'practice', help: 'work-out' };
    answers.push(answer);
    knowledge = learn(knowledge, answer);
  };
  for (let day = 0; day <= DAYS; day += EVERY) {
    const start = NOW - (DAYS - day) * DAY_MS - 60 * 60 * 1000;
    const fresh = IN_ORDER.slice((day / EVERY) * NEW_FACTS, (day / EVERY + 1) * NEW_FACTS);
    const asked = [...dueFacts(knowledge, start, IN_ORDER), ...fresh];
    for (const [index, name] of asked.entries()) {
      ask(name, false, start + index * 9000);
      if (name[0] !== name[2]) ask(name, true, start + index * 9000 + 4000);
    }
  }
  return answers;
};

/** As the app exports it, with the player's name. */
export const learnerFile = (answers: readonly Answer[] = practise()): string => {
  const rows = new Map<string, AnswerRow>();
  for (const [order, answer] of answers.entries()) {
    const id = rowId(ADA.id, answer.at);
    rows.set(id, withStored(rows.get(id), ADA.id, { answer, order: answer.at + order })!);
  }
  return makeBackup(
    [
      ...[...rows.values()].map((row) => ({ kind: 'row', area: 'answers', row }) as const),
      { kind: 'text', key: 'abacow.players', text: JSON.stringify({ list: [ADA], last: ADA.id }) },
    ],
    NOW,
  );
};

/** Imports the file in the settings, at the time for which it was made. */
export const bringLearner = async (page: Page, url = ''): Promise<void> => {
  await page.clock.setFixedTime(NOW);
  await page.goto(`${url}/settings`);
  await page.locator('[data-testid=backup] input[type=file]').setInputFiles({
    name: 'abacow-backup.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(learnerFile()),
  });
  await page.getByTestId('backup-message').filter({ hasText: /\d/ }).waitFor();
};
