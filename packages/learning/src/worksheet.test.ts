import { seededDice } from '@abacow/dice';
import { expect, test } from 'vitest';
import { boardFacts, factName, tableFacts } from './facts.ts';
import { FORMS, askedFact } from './questions.ts';
import { givenSquares, worksheetQuestions } from './worksheet.ts';

const SEVENS = tableFacts('multiplication', 7);
const questionsOf = (seed: string, count = 40) =>
  worksheetQuestions({ facts: SEVENS, forms: FORMS, count }, seededDice(seed).below);
const namesOf = (seed: string, count?: number) =>
  questionsOf(seed, count).map((question) => factName(askedFact(question)));

test('a seed makes the same sheet again, another seed another one', () => {
  expect(questionsOf('meadow')).toEqual(questionsOf('meadow'));
  expect(questionsOf('meadow')).not.toEqual(questionsOf('forest'));
});

test('every fact is asked before one is asked again, and never twice in a row', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const names = namesOf(seed);
    expect(names).toHaveLength(40);
    for (const round of [0, 10, 20, 30]) expect(new Set(names.slice(round, round + 10)).size).toBe(10);
    expect(names.filter((name, index) => name === names[index + 1])).toEqual([]);
  }
});

test('all forms occur, also for the same fact', () => {
  const facts = tableFacts('addition', 3);
  const questions = worksheetQuestions({ facts, forms: FORMS, count: 27 }, seededDice('x').below);
  const forms = new Set(
    questions.map(({ form, ...question }) => `${factName(askedFact({ form, ...question }))} ${form}`),
  );
  expect(forms.size).toBe(27);
});

test('both orders of the numbers occur', () => {
  const questions = questionsOf('meadow').filter(({ first, second }) => first !== second);
  expect(new Set(questions.map(({ first, second }) => first < second)).size).toBe(2);
});

test('without facts there is nothing to ask; one fact is repeated', () => {
  const below = seededDice('x').below;
  expect(worksheetQuestions({ facts: [], forms: FORMS, count: 5 }, below)).toEqual([]);
  expect(worksheetQuestions({ facts: SEVENS, forms: [], count: 5 }, below)).toEqual([]);
  expect(
    worksheetQuestions({ facts: boardFacts('addition').slice(0, 1), forms: ['result'], count: 5 }, below),
  ).toHaveLength(5);
});

test('a partly filled table has thirty different numbers', () => {
  const given = givenSquares(seededDice('meadow').below);
  expect(new Set(given).size).toBe(30);
  expect(given).toEqual(givenSquares(seededDice('meadow').below));
});
