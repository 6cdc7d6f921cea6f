import { commitment, parseHex } from '@abacow/dice';
import type { ClientCommand } from '@abacow/protocol';
import { need } from '@abacow/rules/need';
import { beforeEach, expect, test } from 'vitest';
import { type Notes, memoryNotes } from '../../../base/storage/notes.ts';
import { keepHelp } from '../../../device/players/help.ts';
import { FakeService, TABLE } from '../../../table/online/connection/fake-service.testing.ts';
import { OF_THREE } from '../../../table/online/tables.testing.ts';
import { createOwnDuties } from './own-duties.ts';

const OPEN = { kind: 'open' } as const;
const WORK_OUT = { help: 'work-out', hidesNumbers: true } as const;

let notes: Notes;
beforeEach(() => {
  notes = memoryNotes();
  keepHelp(null, { help: 'show', hidesNumbers: false });
});

/** Ada's browser at a table for three of which nobody has a seat yet. `next` gives the command that it sends by itself. */
const browserAt = (service: FakeService, wants: number | null) => {
  const doDuties = createOwnDuties(
    notes,
    () => 'Ada',
    () => wants,
  );
  return {
    next: (unconfirmed = false): ClientCommand | null => {
      let sent: ClientCommand | null = null;
      const seat = service.table.seats.findIndex((one) => one.kind === 'person' && one.holder === 'ada');
      doDuties({
        state: service.table,
        me: 'ada',
        mySeats: seat < 0 ? [] : [seat],
        unconfirmed,
        command: (command) => ((sent = command), true),
      });
      return sent;
    },
  };
};

const seating = () =>
  new FakeService(
    { ...OF_THREE, seats: [OPEN, OPEN, OPEN], seeds: [], scheme: 2, commitment: '00'.repeat(32) },
    false,
  );
const sitOf = (name: string, seat: number): ClientCommand => ({
  kind: 'sit',
  seat,
  sitter: { kind: 'person', name },
  seed: '',
  seedCommitment: commitment(need(parseHex(String(seat).repeat(64)))),
});

test('sits down at the wanted seat once, whatever the service says', () => {
  const ada = browserAt(seating(), 1);
  expect(ada.next(true)).toBeNull();
  expect(ada.next()).toMatchObject({
    kind: 'sit',
    seat: 1,
    sitter: { kind: 'person', name: 'Ada' },
    seed: '',
  });
  expect(ada.next()).toBeNull();
});

test('who wants no seat, or one that is taken, sends nothing', () => {
  const service = seating();
  expect(browserAt(service, null).next()).toBeNull();
  service.does('ben', sitOf('Ben', 1));
  expect(browserAt(service, 1).next()).toBeNull();
});

test('reveals the seed that it committed to, again if that came too late', () => {
  const service = seating();
  const ada = browserAt(service, 0);
  const sit = need(ada.next());
  service.does('ada', sit);
  service.does('ben', sitOf('Ben', 1));
  service.does('cleo', sitOf('Cleo', 2));
  service.does('ada', { kind: 'start' });
  const reveal = need(ada.next());
  const seed = reveal.kind === 'reveal-seed' ? reveal.seed : '';
  expect(commitment(need(parseHex(seed)))).toBe(sit.kind === 'sit' && sit.seedCommitment);
  expect(ada.next()).toEqual(reveal);
  service.does('ada', reveal);
  expect(ada.next()).toBeNull();
  expect(notes.getItem('abacow dice seen')).toContain(TABLE);
});

test('another device of the same guest has no seed to reveal', () => {
  const service = seating();
  const seats = [0, 1, 2].map((seat) => sitOf(need(['Ada', 'Ben', 'Cleo'][seat]), seat));
  for (const [seat, sit] of seats.entries()) service.does(need(['ada', 'ben', 'cleo'][seat]), sit);
  service.does('ada', { kind: 'start' });
  expect(browserAt(service, 0).next()).toBeNull();
});

test('the help that the player had last is chosen once: after that the player decides', () => {
  keepHelp(null, WORK_OUT);
  const ada = browserAt(new FakeService(OF_THREE), null);
  expect(ada.next()).toEqual({ kind: 'choose-help', seat: 0, ...WORK_OUT });
  expect(ada.next()).toBeNull();
});
