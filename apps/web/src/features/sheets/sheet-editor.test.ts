import { expect, test } from 'vitest';
import { type EditorEnvironment, SheetEditor } from './sheet-editor.svelte.ts';

const environment: EditorEnvironment = {
  today: () => '1970-01-01',
  newSeed: () => 'word',
  readOwn: () => null,
  saveOwn: () => undefined,
};

test.each(['0', '49', '99', '12345'])('a link to sheet %s opens the pad with a note', (number) => {
  const editor = new SheetEditor(environment);
  editor.open(number);
  expect([editor.source, editor.number, editor.stray]).toEqual(['pad', 1, number]);
  editor.turnTo(2);
  expect(editor.stray).toBeNull();
});

test('a link with an incomplete sheet opens it for editing', () => {
  const editor = new SheetEditor(environment);
  editor.open('x1co-2o3c');
  expect([editor.source, editor.broken, editor.stray]).toEqual(['own', 'x1co-2o3c', null]);
});
