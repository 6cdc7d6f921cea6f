export type { Errors } from '../errors.ts';
export { analysisErrorsOf } from '../errors.ts';
export { withoutIdleThrows } from '../advice.ts';
export type { Deciding, Exercise, ExerciseJson, Way } from './exercise.ts';
export { exerciseAt, isRight, makeExercise, parseExercise, wayOf } from './exercise.ts';
export type { Grade, Shipped, ShippedJson } from './shipped-exercise.ts';
export { GRADES, parseShipped } from './shipped-exercise.ts';
