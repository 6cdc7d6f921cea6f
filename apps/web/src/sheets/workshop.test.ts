import { expect, test } from 'vitest';
import { type Surroundings, Workshop } from './workshop.svelte.ts';

const around: Surroundings = {
  now: () => 0,
  freshWord: () => 'word',
  readOwn: () => null,
  keepOwn: () => undefined,
};

test.each(['0', '49', '99', '12345'])('a link to sheet %s opens the pad with a note', (number) => {
  const workshop = new Workshop(around);
  workshop.open(number);
  expect([workshop.source, workshop.number, workshop.stray]).toEqual(['pad', 1, number]);
  workshop.turnTo(2);
  expect(workshop.stray).toBeNull();
});

test('a link with an incomplete sheet opens it for editing', () => {
  const workshop = new Workshop(around);
  workshop.open('x1co-2o3c');
  expect([workshop.source, workshop.broken, workshop.stray]).toEqual(['own', 'x1co-2o3c', null]);
});
