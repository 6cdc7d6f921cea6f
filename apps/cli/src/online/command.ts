import { createApi } from '@abacow/client';
import type { LobbyTable } from '@abacow/protocol';
import { need } from '@abacow/rules/need';
import { type Complaint, isComplaint, text } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import type { Environment } from '../environment.ts';
import { type SignedIn, knownAccount, orComplain, signIn } from './accounts.ts';
import { type FoundTable, findTable, openTable, playNow } from './finding.ts';
import { openLiveTable } from './live-table.ts';
import { type Place, gameOfTable, onlineOptions, placeOf, wishOf } from './options.ts';
import { playOnline } from './session.ts';
import { tableLine } from './words.ts';

const options = {
  ...onlineOptions,
  name: text('NAME', 'Your name at this service; needed once.'),
};

const printTables = (environment: Environment, title: string, tables: readonly LobbyTable[]): void => {
  if (tables.length > 0)
    environment.write(`${title}:\n${tables.map((table) => `  ${tableLine(table)}\n`).join('')}`);
};

/** Nobody has to say who they are to look at the tables. */
const list = async (environment: Environment, { url }: Place): Promise<Complaint | null> => {
  const all = orComplain(await createApi(environment.network, { url }).tables());
  if (isComplaint(all)) return all;
  const known = await knownAccount(environment, url);
  const games = known === null ? { tables: [] } : orComplain(await known.api.games());
  if (isComplaint(games)) return games;
  const own = games.tables.filter(({ phase }) => phase !== 'over');
  printTables(environment, 'Your games', own);
  printTables(environment, 'Public tables', all.tables);
  if (all.tables.length + own.length === 0) environment.write('No table is open.\n');
  environment.write(
    `Join one with: abacow online CODE --server ${url}\nOpen one with: abacow online --game GAME --server ${url}\n`,
  );
  return null;
};

const playAt = async (
  environment: Environment,
  signedIn: SignedIn,
  { id, code }: FoundTable,
): Promise<Complaint | null> => {
  const { url } = signedIn;
  environment.write(`Table ${code}: ${url}/online/table/${id}\n`);
  const over = await playOnline({
    environment,
    signedIn,
    live: openLiveTable(environment, signedIn, id),
    gameFor: gameOfTable,
    wayBack: `abacow online ${code} --server ${url}`,
  });
  return isComplaint(over) ? over : null;
};

export const online: Command<typeof options> = {
  name: 'online',
  usage: ['online --server URL', 'online CODE --server URL', 'online --game GAME --server URL [OPTIONS]'],
  about: [
    'Plays with others on an online service, with the same input as abacow play. Without a code and without --game it lists the tables. A table is named by its code or by its address.',
    'The token of the service is stored in the folder of your settings ($XDG_CONFIG_HOME/abacow). Ctrl-C and quit leave the table, but your seat stays yours.',
  ],
  options,
  examples: [
    'abacow online --server http://localhost:3000',
    'abacow online BCDF23 --server http://localhost:3000 --name Ada',
    'abacow online --game trio --against 2 --server http://localhost:3000',
  ],
  words: 1,
  run: async ({ values, words }, environment) => {
    const place = placeOf(words[0], values.server);
    if (isComplaint(place)) return misuse(environment, 'online', place.reason);
    const wish = values.game === undefined ? null : wishOf(environment, values);
    if (isComplaint(wish)) return misuse(environment, 'online', wish.reason);
    const end = (wrong: Complaint | null): number =>
      wrong === null ? OK : fail(environment, 'online', wrong.reason);
    if (place.table === null && wish === null) return end(await list(environment, place));
    const askName = (): Promise<string | null> =>
      values.name === undefined ? environment.ask('Your name: ') : Promise.resolve(values.name);
    const signedIn = await signIn(environment, { url: place.url, name: '', isBot: false }, askName);
    if (isComplaint(signedIn)) return end(signedIn);
    const found = await (place.table !== null
      ? findTable(signedIn.api, place.table)
      : values.now === true
        ? playNow(signedIn.api, need(values.game))
        : openTable(signedIn.api, need(wish)));
    return end(isComplaint(found) ? found : await playAt(environment, signedIn, found));
  },
};
