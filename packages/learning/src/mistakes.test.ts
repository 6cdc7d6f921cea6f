import { expect, test } from 'vitest';
import { answerTo } from './answer.testing.ts';
import { typicalMistakes } from './mistakes.ts';

const said = (given: number | null, name = '6x8') => ({ ...answerTo(name), given });

test('the most frequent wrong numbers come first, then the newest', () => {
  const answers = [
    said(46),
    said(54),
    said(48),
    said(54),
    said(42),
    said(46),
    said(46),
    said(null),
    said(56, '7x8'),
  ];
  expect(typicalMistakes(answers, '6x8')).toEqual([
    { given: 46, times: 3 },
    { given: 54, times: 2 },
    { given: 42, times: 1 },
  ]);
  expect(typicalMistakes(answers, '7x8')).toEqual([]);
});

test('divisions have their own', () => {
  const wrong = { ...answerTo('6x8', { form: 'inverse' }), given: 7 };
  expect(typicalMistakes([wrong], '6x8')).toEqual([]);
  expect(typicalMistakes([wrong], '6x8', 'inverse')).toEqual([{ given: 7, times: 1 }]);
});
