/** The bodies of commands sent over HTTP: `POST /api/tables/T/play {"move":"t135"}`. */
import { need } from '@abacow/rules/need';
import { type ClientCommand, clientCommand } from '@abacow/table';
import * as v from 'valibot';
import { commandId, count } from './client.ts';

type Kind = ClientCommand['kind'];
type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Every kind of command, taken from the schema of the socket's commands. */
export const COMMAND_KINDS: readonly Kind[] = clientCommand.options.flatMap(
  ({ entries: { kind } }): readonly Kind[] => ('options' in kind ? kind.options : [kind.literal]),
);

const entriesOf = (kind: Kind): Entries =>
  need(
    clientCommand.options.find(({ entries }) =>
      'options' in entries.kind
        ? (entries.kind.options as readonly string[]).includes(kind)
        : entries.kind.literal === kind,
    ),
  ).entries;

/** These are about another player's seat, so they must name it. */
const NAMES_A_SEAT: readonly Kind[] = ['call-computer', 'end-absent'];
/** The service fills these in: the guest's own seat and name, and no seed. */
const FILLED_IN: readonly string[] = ['seat', 'sitter', 'seed'];

const mayOmit = (kind: Kind, field: string): boolean =>
  kind === 'reveal-seed' ? field === 'seat' : FILLED_IN.includes(field) && !NAMES_A_SEAT.includes(kind);

/** The fields besides those of the command itself. */
export type CommandBody = { readonly id?: string; readonly seen?: number } & Readonly<
  Record<string, unknown>
>;

/**
 * The fields of a command of the socket without `kind`. `seat` is the guest's own and may be omitted. `id` makes a repeated
 * request harmless; `seen` refuses the command if more has happened at the table.
 */
export const commandBody = (kind: Kind): v.GenericSchema<unknown, CommandBody> => {
  const fields = Object.entries(entriesOf(kind)).filter(([field]) => field !== 'kind');
  const entries: Entries = Object.fromEntries(
    fields.map(([field, schema]) => [field, mayOmit(kind, field) ? v.exactOptional(schema) : schema]),
  );
  return v.object({ ...entries, id: v.exactOptional(commandId), seen: v.exactOptional(count) });
};

/** Whether a command of this kind is about a seat. */
export const hasSeat = (kind: Kind): boolean => Object.hasOwn(entriesOf(kind), 'seat');
