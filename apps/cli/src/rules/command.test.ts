import { LANGUAGES, PAPER_GAMES } from '@abacow/paper';
import { writeSigns } from '@abacow/rules/trio';
import { expect, test } from 'vitest';
import { ran } from '../../test/running.ts';

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

test.each(LANGUAGES)('prints every sentence of both rule cards (%s)', async (language) => {
  const { code, out } = await ran(`rules --language ${language}`, { isOutputTerminal: true, columns: 60 });
  expect(code).toBe(0);
  for (const { texts } of Object.values(PAPER_GAMES)) {
    const { title, need, steps, tip, credit } = texts[language].rules;
    const sentences = [
      title,
      need.text,
      tip.text,
      credit,
      ...steps.flatMap((step) => [step.title, step.text]),
    ];
    for (const sentence of sentences)
      expect(inOneLine(out)).toContain(inOneLine(writeSigns(language, sentence)));
  }
  expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(60);
});

test('prints one game, in English unless another language is wanted', async () => {
  const { out } = await ran('rules trio');
  expect(out).toMatch(/^Trio: the rules\n\n2 to 4 players, age 8 and up, 3 to 20 minutes\n/);
  expect(out).not.toContain('Cowpath');
  expect((await ran('rules cowpath')).out).toContain('6 to 10 minutes');
});

test('names a game that it does not know', async () => {
  const { code, err } = await ran('rules chess');
  expect([code, err]).toEqual([
    2,
    'abacow rules: the game is cowpath or trio, not "chess".\nSee: abacow rules --help\n',
  ]);
});
