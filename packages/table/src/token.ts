/** A decision turned into a token: checked by the rules, its dice thrown. */
import type { DiceSource } from '@abacow/dice';
import { type Position, isRefusal } from '@abacow/rules';
import * as cowpath from '@abacow/rules/cowpath';
import * as trio from '@abacow/rules/trio';
import { type TableRefusal, refuseCommand } from './refusals.ts';

type Token = string | TableRefusal;

const cowpathToken = (position: cowpath.CowpathPosition, text: string, dice: DiceSource): Token => {
  const move = cowpath.parseMove(text);
  if (move === null) return refuseCommand('move/unreadable', text);
  const stepped = cowpath.stepCowpath(position, move);
  if (isRefusal(stepped)) return stepped;
  if (move.kind !== 'throw') return text;
  const faces = dice.throwDice(cowpath.diceIn(move.dice), cowpath.SYMBOLS.length);
  return cowpath.makeTokens([move, cowpath.fallOf(faces)])[0]!;
};

const trioToken = (position: trio.TrioPosition, text: string, dice: DiceSource): Token => {
  const move = trio.parseMove(text);
  if (move === null) return refuseCommand('move/unreadable', text);
  const stepped = trio.stepTrio(position, move);
  if (isRefusal(stepped)) return stepped;
  if (move.kind !== 'throw') return text;
  const faces = dice.throwDice(trio.diceIn(move.dice), trio.FACES);
  return trio.makeTokens([move, trio.fallOf(faces)])[0]!;
};

/** No dice are thrown unless the throw is legal. */
export const tokenFor = (position: Position, move: string, dice: DiceSource): Token =>
  position.game === 'cowpath' ? cowpathToken(position, move, dice) : trioToken(position, move, dice);
