import { createApi, isTurnOf, nextDuty, seatOf } from '@abacow/client';
import { type Setup, isUnreadable } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { setupFor } from '@abacow/table';
import { type Complaint, complain, isComplaint, text, whole } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import type { Environment } from '../environment.ts';
import { type SignedIn, playerAt, signIn } from '../online/accounts.ts';
import { type FoundTable, type NewTableWish, findTable, openTable, playNow } from '../online/finding.ts';
import { type LiveTable, UPDATE, type Update, openLiveTable } from '../online/live-table.ts';
import { type Place, againstOption, onlineOptions, placeOf, wishOf } from '../online/options.ts';
import { describeEnd, describeUpdate } from '../online/words.ts';
import { type Engine, openEngine } from './engine.ts';

/** The house computer, unless something else is wanted. */
const DEFAULT_LEVEL = 1;
const DEFAULT_MS = 100;

const options = {
  engine: text('COMMAND', "A program that speaks the referee's language and answers advise. Required."),
  ...onlineOptions,
  against: againstOption(`Default: ${DEFAULT_LEVEL}; with --public nobody.`),
  name: text('NAME', 'The name of the bot. Default: Engine.'),
  ms: whole('MS', 1, 600_000, 'How long the program may think about a decision. Default: 100.'),
  games: whole('N', 1, 1_000_000, 'How many games to play, one after the other. Default: 1.'),
};

type Player = { readonly environment: Environment; readonly signedIn: SignedIn; readonly engine: Engine };

/** Null if there was nothing to do, or it was done. A bot that cannot decide gives up: nobody has to wait for it. */
const act = async (
  { signedIn, engine }: Player,
  live: LiveTable,
  update: Update,
): Promise<Complaint | null> => {
  if (update.kind === 'failed') return complain(update.reason);
  if (update.kind !== 'now') return null;
  const { table } = update;
  const duty = nextDuty(table, playerAt(signedIn, table));
  if (duty !== null) return live.send(duty);
  const seat = seatOf(table, signedIn.guest.id);
  if (table.phase !== 'over' && seat < 0) return complain('no seat is free at this table');
  if (!isTurnOf(table, signedIn.guest.id)) return null;
  const move = await engine.choose(table);
  if (!isComplaint(move)) return live.send({ kind: 'play', seat, move });
  await live.send({ kind: 'give-up', seat });
  return move;
};

const playGame = async (player: Player, { id, code }: FoundTable): Promise<Complaint | null> => {
  const { environment, signedIn } = player;
  const live = openLiveTable(environment, signedIn, id);
  environment.write(`Table ${code}: ${signedIn.url}/online/table/${id}\n`);
  for await (const update of live.updates()) {
    if (update.kind === 'outdated') environment.warn(`abacow bot: ${UPDATE}\n`);
    if (update.kind === 'lost') environment.write('Connection lost. Trying again …\n');
    const text = update.kind === 'event' ? describeUpdate(update) : '';
    if (text !== '') environment.write(`${text}\n`);
    const wrong = await act(player, live, update);
    if (wrong !== null) {
      live.stop();
      return wrong;
    }
  }
  if (live.table !== null) environment.write(`${describeEnd(live.table)}\n`);
  return null;
};

/** A setup of the game that will be played, to try the engine before anybody waits for it. */
const setupToTry = async (
  environment: Environment,
  { url, table }: Place,
  wish: NewTableWish | null,
): Promise<Setup | Complaint> => {
  const found = table === null ? need(wish) : await findTable(createApi(environment.network, { url }), table);
  if (isComplaint(found)) return found;
  const setup = setupFor(found.choice, 0);
  return isUnreadable(setup) ? complain(setup.reason) : setup;
};

export const bot: Command<typeof options> = {
  name: 'bot',
  usage: ["bot --engine 'COMMAND' --server URL [CODE] [OPTIONS]"],
  about: [
    'Connects a program as a bot to an online service. The program reads one JSON object a line and answers each with one, as the referee does: {"new":{…}}, {"play":"…"}, {"advise":{"ms":100}}; see docs/NOTATION.md. It decides; this command throws no dice.',
    'With a code it plays at that table, with --game it opens one: against the computers of the house, with --public against anybody, with --now against the next bot that wants to play.',
  ],
  options,
  examples: [
    "abacow bot --engine 'abacow referee' --game cowpath --server http://localhost:3000",
    "abacow bot --engine './my-engine' --game trio --now --games 10 --server http://localhost:3000",
  ],
  words: 1,
  run: async ({ values, words }, environment) => {
    if (values.engine === undefined) return misuse(environment, 'bot', '--engine is missing');
    const place = placeOf(words[0], values.server);
    if (isComplaint(place)) return misuse(environment, 'bot', place.reason);
    const against = values.public === true ? values.against : (values.against ?? DEFAULT_LEVEL);
    const wished = { ...values, ...(against === undefined ? {} : { against }) };
    const wish = values.game === undefined ? null : wishOf(environment, wished);
    if (isComplaint(wish)) return misuse(environment, 'bot', wish.reason);
    if (place.table === null && wish === null)
      return misuse(environment, 'bot', 'say where to play: a code, or --game GAME');
    const engine = openEngine(environment.startProgram(values.engine), values.ms ?? DEFAULT_MS);
    try {
      const setup = await setupToTry(environment, place, wish);
      const notReady = isComplaint(setup) ? setup : await engine.whyNot(setup);
      if (notReady !== null) return fail(environment, 'bot', notReady.reason);
      const wanted = { url: place.url, name: values.name ?? 'Engine', isBot: true };
      const signedIn = await signIn(environment, wanted);
      if (isComplaint(signedIn)) return fail(environment, 'bot', signedIn.reason);
      const find = (): Promise<FoundTable | Complaint> => {
        if (place.table !== null) return findTable(signedIn.api, place.table);
        return values.now === true
          ? playNow(signedIn.api, need(values.game))
          : openTable(signedIn.api, need(wish));
      };
      for (let game = 0; game < (place.table === null ? (values.games ?? 1) : 1); game++) {
        const found = await find();
        const wrong = isComplaint(found) ? found : await playGame({ environment, signedIn, engine }, found);
        if (wrong !== null) return fail(environment, 'bot', wrong.reason);
      }
      return OK;
    } finally {
      engine.close();
    }
  },
};
