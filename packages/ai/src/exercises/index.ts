export type { Deciding, Exercise, ExerciseJson, Way } from './exercise.ts';
export { exerciseAt, isRight, makeExercise, parseExercise, wayOf } from './exercise.ts';
export type { Grade, Shipped, ShippedJson } from './shipped.ts';
export { GRADES, parseShipped } from './shipped.ts';
