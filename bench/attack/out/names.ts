/** Names that stay after a deletion, names that pretend, and seeds that are copied. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { queryAt } from '../../../apps/server/test/databases.ts';
import { cowpathTable, newPerson, openTable } from '../../../apps/server/test/test-server.ts';
import type { Trial } from '../trial.ts';
import { ask, cookie, newToken } from './guests.ts';

const NAME = 'Zimtstern Querfeldein';
const TABLES = ['guests', 'tables', 'entries', 'tokens', 'links', 'sitters'];

/** All rows of PostgreSQL, or all bytes of the files of SQLite. */
const everythingIn = async (dataDir: string, databaseUrl: string | null): Promise<string> => {
  if (databaseUrl === null)
    return readdirSync(dataDir)
      .map((file) => readFileSync(join(dataDir, file), 'latin1'))
      .join();
  const rows = [];
  for (const table of TABLES) rows.push(await queryAt(databaseUrl, `SELECT * FROM ${table}`));
  return JSON.stringify(rows);
};

export const deletedName: Trial = {
  name: 'deleted-name',
  about: 'the files of the store are searched for a deleted name after a clean stop',
  run: async ({ port, victimPort, dataDir, databaseUrl, stop }) => {
    const guest = await newPerson(victimPort, NAME);
    await newToken(victimPort, cookie(guest), `${NAME}s bot`);
    for (let count = 0; count < 20; count++) {
      const id = await openTable(victimPort, guest, cowpathTable({ public: true }));
      await ask(port, 'POST', `/tables/${id}/sit`, cookie(guest), {});
    }
    const before = (await everythingIn(dataDir, databaseUrl)).split(NAME).length - 1;
    await ask(victimPort, 'DELETE', '/me', cookie(guest));
    await stop();
    const after = (await everythingIn(dataDir, databaseUrl)).split(NAME).length - 1;
    return { isHeld: before > 0 && after === 0, seen: `found ${before} times before, ${after} times after` };
  },
};

const PRETENDERS = ['?', '？', 'Ada (bot)', 'Ada （ＢＯＴ）', 'Ada (b\u043et)', `Z${'\u0335'.repeat(20)}`];

export const pretenders: Trial = {
  name: 'pretenders',
  about:
    'names like those of a deleted guest and of a bot, piled-up marks, invisible labels, tokens without end',
  run: async ({ port }) => {
    const guest = await newPerson(port, 'Ada');
    const id = await openTable(port, guest, cowpathTable());
    const accepted: string[] = [];
    for (const name of PRETENDERS) {
      const sitter = { kind: 'person', name };
      const renamed = await ask(port, 'POST', '/me', cookie(guest), { name });
      const sat = await ask(port, 'POST', `/tables/${id}/sit`, cookie(guest), { seat: 0, sitter });
      if (renamed.status < 400 || sat.status < 400) accepted.push(name);
    }
    const label = await ask(port, 'POST', '/me/tokens', cookie(guest), { label: '\u3164' });
    if (label.status < 400) accepted.push('an invisible label');
    let tokens = 0;
    while (tokens < 50 && 'token' in (await newToken(port, cookie(guest)))) tokens += 1;
    return {
      isHeld: accepted.length === 0 && tokens <= 30,
      seen: `accepted: ${accepted.join(', ') || 'none'}; ${tokens} tokens`,
    };
  },
};

export const copiedSeed: Trial = {
  name: 'copied-seed',
  about: 'a player commits to the same seed as the opponent, to copy it when it is revealed',
  run: async ({ port, victimPort }) => {
    const [victim, attacker] = [await newPerson(victimPort, 'Ada'), await newPerson(port, 'Mallory')];
    const id = await openTable(victimPort, victim, cowpathTable());
    const body = { seedCommitment: 'ab'.repeat(32) };
    await ask(victimPort, 'POST', `/tables/${id}/sit`, cookie(victim), body);
    const { status, json } = await ask(port, 'POST', `/tables/${id}/sit`, cookie(attacker), body);
    const { error } = json as { error?: { code: string } };
    return { isHeld: error?.code === 'seed/same', seen: `status ${status}, ${error?.code ?? 'accepted'}` };
  },
};
