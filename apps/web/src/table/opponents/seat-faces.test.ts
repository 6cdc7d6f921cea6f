import { expect, test } from 'vitest';
import { memoryNotes } from '../../base/storage/notes.ts';
import { DevicePlayers } from '../../device/players/device.svelte.ts';
import type { ComputerPlayer } from '../computer/computer.ts';
import { type NewGame, newGame } from '../local/games.ts';
import { resumeGame } from '../../features/local-table/resume.ts';
import { quietServices } from '../services/services.ts';
import { endingFaces, faceAt } from './seat-faces.ts';

const sitDown = async (seats: NewGame['seats']) => {
  const services = quietServices({} as ComputerPlayer);
  const id = await newGame(services, {
    choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
    opening: { kind: 'chosen', seat: 0 },
    clock: { kind: 'none' },
    seats,
    ownDice: true,
  });
  const found = await resumeGame(services, id);
  if (found.kind !== 'table') throw new Error(found.kind);
  return found.table;
};

test('a player has the chosen animal, a computer its face, and nobody in particular none', async () => {
  const device = new DevicePlayers(memoryNotes());
  const mia = device.add('Mia', 'frog');
  const table = await sitDown([
    { kind: 'person', name: 'Mia', player: mia.id },
    { kind: 'computer', level: 3 },
  ]);
  expect(faceAt(table, 0, device)).toEqual({ picture: 'frog', mood: 'waiting' });
  expect(faceAt(table, 1, device)).toEqual({ level: 3, mood: 'waiting' });
  const nobody = await sitDown([
    { kind: 'person', name: null },
    { kind: 'person', name: null },
  ]);
  expect(faceAt(nobody, 0, device)).toBeNull();
});

test('at the end the player’s own animal stands first, proud or brave, and a computer that lost claps', async () => {
  const device = new DevicePlayers(memoryNotes());
  const mia = device.add('Mia', 'frog');
  const seats: NewGame['seats'] = [
    { kind: 'computer', level: 3 },
    { kind: 'person', name: 'Mia', player: mia.id },
  ];
  const table = await sitDown(seats);
  table.giveUp(1);
  expect(endingFaces(table, device)).toEqual([
    { picture: 'frog', mood: 'brave' },
    { level: 3, mood: 'pleased' },
  ]);
  const won = { ...table.state, outcome: { kind: 'win', seat: 1, by: 'play' } } as typeof table.state;
  expect(endingFaces({ state: won, mySeats: [1] }, device)).toEqual([
    { picture: 'frog', mood: 'proud' },
    { level: 3, mood: 'clapping' },
  ]);
});

test('people without a picture are cows at the end, the winner first', async () => {
  const device = new DevicePlayers(memoryNotes());
  const table = await sitDown([
    { kind: 'person', name: null },
    { kind: 'person', name: null },
  ]);
  table.giveUp(0);
  expect(endingFaces(table, device)).toEqual([
    { picture: 'flower', mood: 'proud' },
    { picture: 'cow', mood: 'brave' },
  ]);
});
