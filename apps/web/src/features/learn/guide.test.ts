import { parseThrow, scriptedDice } from '@abacow/dice';
import { type Position, isRefusal, legalNotation } from '@abacow/rules';
import * as cowpath from '@abacow/rules/cowpath';
import * as trio from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import { COWPATH_GUIDE } from '../../games/cowpath/learn/guide.ts';
import {
  type Guide,
  ONWARD,
  type Standing,
  advance,
  begin,
  follow,
  stepsLeft,
  watched,
} from '../../table/lesson/guide.ts';
import { Guided } from '../../table/lesson/guided.svelte.ts';
import { TRIO_GUIDE, type TrioScene, sceneWithTextsOf } from '../../games/trio/learn/guide.ts';
import cowpathTexts from '../../games/cowpath/learn/texts/en.ts';
import trioTexts from '../../games/trio/learn/texts/en.ts';

type Walk = { readonly trail: readonly string[]; readonly standing: Standing<string> };

const doneIn = (guide: Guide<string>, { id }: Standing<string>): readonly string[] => {
  const scene = guide.scenes[id]!;
  return scene.kind === 'do' ? scene.ways.map(({ move }) => move) : scene.kind === 'end' ? [] : [ONWARD];
};

/** Every path through the guide, to its end. */
const walks = (guide: Guide<string>, from: Walk): readonly Walk[] => {
  const further = doneIn(guide, from.standing).flatMap((done) => {
    const standing = advance(guide, from.standing, done);
    return standing === null ? [] : walks(guide, { trail: [...from.trail, done], standing });
  });
  return further.length === 0 ? [from] : further;
};

const FACES = { cowpath: '12345c', trio: '0123456789' } as const;

/** Plays the same game again, with scripted dice; the rules check every action. */
const replayed = (guide: Guide<string>, tokens: readonly string[]): Position => {
  const thrown = tokens.filter((token) => token.includes('=')).map((token) => token.split('=')[1]!);
  const dice = scriptedDice(...thrown.map((text) => parseThrow(text, FACES[guide.game])!));
  let position = begin(guide).position;
  const take = (next: ReturnType<typeof cowpath.stepCowpath> | ReturnType<typeof trio.stepTrio>) => {
    if (isRefusal(next)) throw new Error(`${next.about}: ${next.code}`);
    position = next;
  };
  for (const token of tokens) {
    const move = token.split('=')[0]!;
    if (position.game === 'cowpath') take(cowpath.stepCowpath(position, cowpath.parseMove(move)!));
    else take(trio.stepTrio(position, trio.parseMove(move)!));
    if (position.kind !== 'throw') continue;
    if (position.game === 'cowpath')
      take(cowpath.stepCowpath(position, cowpath.fallOf(dice.throwDice(cowpath.diceIn(position.thrown), 6))));
    else take(trio.stepTrio(position, trio.fallOf(dice.throwDice(trio.diceIn(position.thrown), 10))));
  }
  dice.assertUsedUp();
  return position;
};

/** Whether the guide has a reply to other legal moves in that scene. */
type AnswersElse = (id: string) => boolean;

describe.each<readonly [string, Guide<string>, AnswersElse]>([
  ['cowpath', COWPATH_GUIDE, (id) => `cowpath.guide.${id}.else` in cowpathTexts],
  ['trio', TRIO_GUIDE, (id) => `trio.guide.${sceneWithTextsOf(id as TrioScene)}.else` in trioTexts],
])('the first game of %s', (_, guide, answersElse) => {
  const all = walks(guide, { trail: [], standing: begin(guide) });

  test('every path ends with a win of the player, by legal moves only', () => {
    expect(all.length).toBeGreaterThan(1);
    for (const { standing } of all) {
      const tokens = standing.steps.map(({ token }) => token);
      expect(guide.scenes[standing.id]!.kind, tokens.join(' ')).toBe('end');
      const last = replayed(guide, tokens);
      expect(last).toEqual(standing.position);
      expect(last.result).toEqual({ kind: 'win', seat: 0 });
    }
  });

  test('every scene is reached and every way can be taken', () => {
    const met = new Set<string>();
    const taken = new Set<string>();
    for (const { trail } of all)
      trail.forEach((done, index) => {
        const { id } = follow(guide, trail.slice(0, index))!;
        met.add(id);
        taken.add(`${id} ${done}`);
      });
    for (const { standing } of all) met.add(standing.id);
    expect([...met].sort()).toEqual(Object.keys(guide.scenes).sort());
    const ways = Object.entries(guide.scenes).flatMap(([id, scene]) =>
      scene.kind === 'do' ? scene.ways.map(({ move }) => `${id} ${move}`) : [],
    );
    expect(ways.filter((one) => !taken.has(one))).toEqual([]);
  });

  test('the player acts only on their own turn, and the other side acts only in scenes to watch', () => {
    for (const { trail } of all)
      trail.forEach((_, index) => {
        const standing = follow(guide, trail.slice(0, index))!;
        const { kind } = guide.scenes[standing.id]!;
        if (kind !== 'read') expect(standing.position.seat, standing.id).toBe(kind === 'do' ? 0 : 1);
      });
  });

  test('where other moves are legal too, the guide has a reply', () => {
    for (const { trail } of all)
      trail.forEach((_, index) => {
        const { id, position } = follow(guide, trail.slice(0, index))!;
        const scene = guide.scenes[id]!;
        if (scene.kind !== 'do') return;
        const ways = scene.ways.map(({ move }) => move);
        const others = legalNotation(position).filter((move) => !ways.includes(move));
        if (others.length > 0) expect(answersElse(id), id).toBe(true);
      });
  });

  test('it is short, and the number of steps left falls to zero', () => {
    for (const { trail } of all) {
      expect(trail.length).toBeLessThanOrEqual(20);
      const left = trail.map((_, index) => stepsLeft(guide, follow(guide, trail.slice(0, index))!.id));
      expect(left.at(-1)).toBe(1);
    }
  });

  test('the last step is the number of steps', () => {
    for (const { trail } of all) {
      const lesson = new Guided(
        guide,
        trail,
        { pauseMs: () => 0, wait: () => Promise.resolve() },
        () => undefined,
      );
      expect([lesson.scene.kind, lesson.step]).toEqual(['end', lesson.steps]);
    }
  });

  test('a trail of another game is not accepted', () => {
    expect(follow(guide, [ONWARD, 'nonsense'])).toBeNull();
    expect(follow(guide, ['nonsense', ONWARD])).toBeNull();
    expect(follow(guide, [...all[0]!.trail, ONWARD])).toBeNull();
  });

  test('the other side can be watched token by token', () => {
    const { trail } = all[0]!;
    const at = trail.findIndex((_, index) => {
      const { id } = follow(guide, trail.slice(0, index))!;
      return guide.scenes[id]!.kind === 'watch';
    });
    const standing = follow(guide, trail.slice(0, at))!;
    expect(watched(guide, standing, 0).position).toEqual(standing.position);
    expect(watched(guide, standing, 1).steps.length).toBe(standing.steps.length + 1);
    expect(watched(guide, standing, 1).id).toBe(standing.id);
  });
});

test('where the guide asks for a square, it is framed only after a wrong try', () => {
  const all = walks(COWPATH_GUIDE, { trail: [], standing: begin(COWPATH_GUIDE) });
  const pace = { pauseMs: () => 0, wait: () => Promise.resolve() };
  const lesson = new Guided(COWPATH_GUIDE, all[0]!.trail.slice(0, -1), pace, () => undefined);
  expect([lesson.standing.id, lesson.pointed]).toEqual(['last', null]);
  expect(lesson.play('d4')).toBe(false);
  expect(lesson.pointed).toBe('b2');
});
