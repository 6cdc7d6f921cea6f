import { expect, test } from 'vitest';
import { type Notes, memoryNotes, note } from './notes.ts';

const countFrom = (json: unknown): number => (typeof json === 'number' ? json : 0);

test('a value is stored as JSON and read by its own parser', () => {
  const notes = memoryNotes();
  const count = note('count', countFrom, notes);
  expect(count.read()).toBe(0);
  expect(count.write(5)).toBe(true);
  expect(note('count', countFrom, notes).change((before) => before + 1)).toBe(6);
  expect(notes.getItem('count')).toBe('6');
  count.remove();
  expect(count.read()).toBe(0);
});

test('a text that is not JSON stands for itself, and damage is for the parser', () => {
  const notes = memoryNotes();
  notes.setItem('a', 'x1co/2o3c');
  expect(note('a', (json) => json, notes).read()).toBe('x1co/2o3c');
  notes.setItem('a', '{"');
  expect(note('a', countFrom, notes).read()).toBe(0);
});

const refuse = (): never => {
  throw new Error('forbidden');
};

test.each<[string, Notes]>([
  ['forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['full', { ...memoryNotes(), getItem: () => '3', setItem: refuse }],
])('where storage is %s, a value lasts until the page is closed', (_, notes) => {
  const count = note('count', countFrom, notes);
  expect(count.write(5)).toBe(false);
  expect(count.read()).toBe(5);
  count.remove();
  expect(count.read()).not.toBe(5);
});
