import { expect, test } from 'vitest';
import { scriptedEnvironment } from '../../test/scripted-environment.ts';
import { openTable } from './finding.ts';
import { wishOf } from './options.ts';
import { isComplaint } from '../arguments.ts';

test('--minutes opens a table with a time limit', async () => {
  const wish = wishOf(scriptedEnvironment(), { game: 'trio', minutes: 5 });
  if (isComplaint(wish)) throw new Error(wish.reason);
  const sent: unknown[] = [];
  const ask = (_method: string, _path: string, body: unknown) => {
    sent.push(body);
    return Promise.resolve({ id: 'a', code: 'b' });
  };
  await openTable({ url: '', ask } as unknown as Parameters<typeof openTable>[0], wish);
  expect(sent).toEqual([expect.objectContaining({ timeLimitMs: 300_000 })]);
});
