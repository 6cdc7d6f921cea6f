/** The exercises that ship with each game: lines of JSON in `exercises/`, the easy ones first. */
import { type Unreadable, isObject, isUnreadable, unreadable } from '@abacow/rules';
import { type Exercise, type ExerciseJson, parseExercise } from './exercise.ts';

export const GRADES = ['easy', 'middling', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

export type Shipped = Exercise & { readonly grade: Grade };
export type ShippedJson = { readonly grade: Grade } & ExerciseJson;

const jsonOf = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

const parseLine = (line: string): Shipped | Unreadable => {
  const json = jsonOf(line);
  const exercise = parseExercise(json);
  if (isUnreadable(exercise)) return exercise;
  const grade = isObject(json) ? GRADES.find((one) => one === json['grade']) : undefined;
  return grade === undefined ? unreadable(1, 'the grade is missing') : { ...exercise, grade };
};

/** All exercises, or which line cannot be read and why. */
export const parseShipped = (text: string): readonly Shipped[] | Unreadable => {
  const set: Shipped[] = [];
  for (const [index, line] of text.trim().split('\n').entries()) {
    const one = parseLine(line);
    if (isUnreadable(one)) return unreadable(index + 1, `line ${index + 1}: ${one.reason}`);
    set.push(one);
  }
  return set;
};
