import { describe, expect, test } from 'vitest';
import { answerTo } from './answer.testing.ts';
import type { Answer } from './answers.ts';
import { type Speeds, gradeOf, slownessOf, withAnswer } from './speed.ts';

/** A player who needs this long for a product of two digits. */
const usual = (ms: number): Speeds =>
  Array.from({ length: 20 }, () => answerTo('7x8', { ms })).reduce<Speeds>(withAnswer, {});

const grade = (speeds: Speeds, ms: number, more: Partial<Answer> = {}) =>
  gradeOf(speeds, answerTo('7x8', { ms, ...more }));

describe('grades', () => {
  test('are relative to the speed of the player', () => {
    expect([1500, 3500, 4600].map((ms) => grade(usual(1500), ms))).toEqual(['easy', 'good', 'hard']);
    expect([1500, 3500, 4600].map((ms) => grade(usual(3000), ms))).toEqual(['easy', 'good', 'good']);
  });

  test('tell what was worked out even if most answers are', () => {
    const times = [2000, 2000, 2000, ...Array.from({ length: 7 }, () => 9000)];
    const speeds = times.map((ms) => answerTo('7x8', { ms })).reduce<Speeds>(withAnswer, {});
    expect(grade(speeds, 9000)).toBe('hard');
    expect(grade(speeds, 2200)).not.toBe('hard');
    expect(grade(usual(9000), 9000)).toBe('hard');
  });

  test('assume three seconds as long as there are few answers', () => {
    expect([2100, 3400, 6500].map((ms) => grade({}, ms))).toEqual(['easy', 'good', 'hard']);
    const few = [9000, 9000, 9000].map((ms) => answerTo('7x8', { ms })).reduce<Speeds>(withAnswer, {});
    expect(grade(few, 6500)).toBe('hard');
  });

  test('do not count typing the second digit', () => {
    expect(gradeOf({}, answerTo('2x3', { ms: 2800 }))).toBe('good');
    expect(gradeOf({}, answerTo('7x8', { ms: 2800 }))).toBe('easy');
  });

  test('of different forms do not mix', () => {
    const speeds = [...Array(20)].reduce<Speeds>(
      (before) => withAnswer(before, answerTo('7x8', { form: 'inverse', ms: 9000 })),
      usual(2000),
    );
    expect(gradeOf(speeds, answerTo('7x8', { form: 'inverse', ms: 4400 }))).toBe('good');
    expect(grade(speeds, 4400)).toBe('hard');
  });

  test('of a game are never worse because the player thought about the game', () => {
    expect(grade({}, 25_000, { place: 'game' })).toBe('good');
    expect(grade({}, 1500, { place: 'game' })).toBe('easy');
    expect(withAnswer({}, answerTo('7x8', { place: 'game' }))).toEqual({});
    expect(grade({}, 25_000, { place: 'placement' })).toBe('good');
  });

  test('of wrong, late and helped answers', () => {
    expect(grade({}, 1000, { given: 54 })).toBe('again');
    expect(grade({}, 6000, { given: null })).toBe('again');
    expect(grade({}, 1000, { help: 'find' })).toBe('hard');
  });

  test('do not trust times that nobody can need', () => {
    expect(grade({}, 20)).toBe('good');
    expect(withAnswer({}, answerTo('7x8', { ms: 0 }))).toEqual({});
  });
});

test('three seconds are quick, five are not, and in between it depends on the player', () => {
  const isQuick = (speeds: Speeds, ms: number) => slownessOf(speeds, answerTo('2x3', { ms }))! <= 1;
  expect(isQuick(usual(1000), 3000)).toBe(true);
  expect(isQuick(usual(1000), 3500)).toBe(false);
  expect(isQuick(usual(4400), 3500)).toBe(true);
  expect(isQuick(usual(9000), 5001)).toBe(false);
});
