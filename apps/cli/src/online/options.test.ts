import { expect, test } from 'vitest';
import { scriptedEnvironment } from '../../test/scripted-environment.ts';
import { openTable } from './finding.ts';
import { wishOf } from './options.ts';
import { isComplaint } from '../arguments.ts';

test('--minutes opens a table with a time limit', async () => {
  const wish = wishOf(scriptedEnvironment(), { game: 'trio', minutes: 5 });
  if (isComplaint(wish)) throw new Error(wish.reason);
  const sent: unknown[] = [];
  const open = (table: unknown) => {
    sent.push(table);
    return Promise.resolve({ ok: true, value: { id: 'a', code: 'b' } });
  };
  await openTable({ open } as unknown as Parameters<typeof openTable>[0], wish);
  expect(sent).toEqual([expect.objectContaining({ timeLimitMs: 300_000 })]);
});
