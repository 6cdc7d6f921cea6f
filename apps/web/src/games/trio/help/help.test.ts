import { gameAt } from '@abacow/table';
import { type Square, SQUARES, numberAt, parseSquare } from '@abacow/rules/trio';
import type { SeatHelp } from '@abacow/table';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { type NewGame, newGame } from '../../../table/local/games.ts';
import type { LocalTable } from '../../../table/local/local-table.svelte.ts';
import { resumeGame } from '../../../features/local-table/resume.ts';
import { type Services, quietServices } from '../../../table/services/services.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { announce, announced } from '../../../base/announce/announce.svelte.ts';
import { NO_CHOICE } from '../board/choice.ts';
import { sameGame } from '../../../table/setup/again.ts';
import type { Lost } from '../story/happenings.ts';
import { lostText } from '../board/sentences.ts';
import { TrioStory } from '../table/story.svelte.ts';
import { trioTurn } from '../table/turn.ts';
import { trioVoice } from '../table/voice.ts';
import { Asking } from './asking.svelte.ts';
import { askBanner, rightBanner, solutionBanner, squareName } from './help-words.ts';
import { recordedOf } from './recording.svelte.ts';

beforeAll(() => speak('en'));
beforeEach(() => {
  change({ confirmMarks: false });
  announce('');
});

const SHOW: SeatHelp = { help: 'show', hidesNumbers: false };
const FIND: SeatHelp = { help: 'find', hidesNumbers: false };
const WORK_OUT: SeatHelp = { help: 'work-out', hidesNumbers: false };
const HIDING: SeatHelp = { help: 'work-out', hidesNumbers: true };

const orderOf = (help: SeatHelp, choice: object = {}): NewGame => ({
  choice: {
    game: 'trio',
    board: 'multiplication',
    players: 2,
    level: 'intermediate',
    target: 200,
    ...choice,
  },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada', player: 'a1', help },
    { kind: 'person', name: 'Ben' },
  ],
  ownDice: true,
});

const idle = { move: never, advise: never, chances: never, close: () => undefined };
function never(): Promise<never> {
  return Promise.reject(new Error('not asked'));
}

const openTable = async (services: Services, order: NewGame): Promise<LocalTable> => {
  const found = await resumeGame(services, await newGame(services, order));
  if (found.kind !== 'table') throw new Error(found.kind);
  return found.table;
};

const sitDown = async (help: SeatHelp, choice: object = {}) => {
  const table = await openTable(quietServices(idle), orderOf(help, choice));
  const asking = new Asking(table);
  const refused: string[] = [];
  const turn = trioTurn(table, (refusal) => refusal.kind === 'pick' && refused.push(refusal.why), asking);
  const story = new TrioStory(table, turn, asking);
  const voice = trioVoice(table, turn, asking);
  const throwDice = (...faces: number[]): void => {
    table.release();
    table.play(faces.length === 2 ? 't12' : 't2');
    if (!table.enterDice(faces)) throw new Error('no dice');
  };
  return {
    table,
    asking,
    turn,
    story,
    refused,
    throwDice,
    pick: (name: string) => turn.pick(parseSquare(name)!),
    /** Two pawns in a row for Ada; Ben throws 0. */
    heard: () => voice.words(table.announcements, story.who, story.who),
    banner: () => askBanner(turn.position, asking.asks!, turn.choice, 'Ada', asking.answer, asking.isMissed),
    names: () =>
      story.states.map((state) =>
        squareName(turn.position.setup.board, state, asking.hidesNumbers, story.who),
      ),
  };
};
type Scene = Awaited<ReturnType<typeof sitDown>>;

const texts = ({ heard, banner, names }: Scene): string =>
  [heard(), banner().title, banner().detail, ...names()].join('\n');

describe('a player who finds it', () => {
  test('sees and hears neither the squares nor the product', async () => {
    const scene = await sitDown(FIND);
    scene.throwDice(7, 8);
    expect(scene.asking.asks).toBe('find');
    expect(scene.story.states.some(({ target, takeable }) => target || takeable)).toBe(false);
    expect(scene.story.lit.size).toBe(0);
    expect(scene.banner().title).toBe('Ada: 7\u00a0×\u00a08 = ? Tap that square.');
    expect(`${scene.heard()} ${scene.banner().title}`).not.toContain('56');
  });

  test('hears the number of a square, but neither its row nor its column', async () => {
    const scene = await sitDown(FIND);
    scene.throwDice(7, 8);
    expect(scene.names()[parseSquare('7x8')!]).toBe('56, free');
    expect(texts(scene)).not.toMatch(/times|can be taken/);
  });

  test('gets a kind answer for a wrong square and another try, then places with one tap', async () => {
    const scene = await sitDown(FIND);
    scene.throwDice(7, 8);
    scene.pick('6x9');
    expect(scene.banner().detail).toBe('7\u00a0×\u00a08 is not 54. Try again!');
    expect(scene.heard()).toBe('7\u00a0×\u00a08 is not 54. Try again!');
    scene.pick('8x7');
    expect(gameAt(scene.table.state).position).toMatchObject({ seat: 1, pawns: [[parseSquare('8x7')], []] });
  });

  test('is not answered by a question about a square, only by giving it', async () => {
    const scene = await sitDown(FIND);
    scene.throwDice(7, 8);
    const before = scene.table.eventCount;
    expect(['7x8', '6x9'].map((name) => scene.asking.isTarget(parseSquare(name)!))).toEqual([true, false]);
    expect([scene.table.eventCount, gameAt(scene.table.state).answer]).toEqual([before, null]);
    scene.asking.giveWrongSquare(parseSquare('6x9')!);
    expect(gameAt(scene.table.state).answer).toEqual({ value: 54, right: false });
  });

  test('is told that the number is right on another square', async () => {
    const scene = await sitDown(FIND);
    scene.throwDice(3, 8);
    scene.pick('4x6');
    expect(scene.banner().detail).toBe('24 is right! Now find the square where 3 and 8 meet.');
    scene.pick('1x1');
    expect(scene.banner().detail).toBe('The dice do not point there.');
    scene.pick('3x8');
    expect(scene.table.toAct).toBe(1);
  });

  test('moves the fourth pawn: the square is checked before the pawn is chosen', async () => {
    const scene = await sitDown(FIND);
    for (const [mine, theirs] of [
      ['1x2', '2x2'],
      ['1x5', '4x4'],
      ['4x8', '6x6'],
      ['9x3', '8x8'],
    ] as const) {
      scene.throwDice(Number(mine[0]), Number(mine[2]));
      scene.pick(mine);
      scene.throwDice(Number(theirs[0]), Number(theirs[2]));
      scene.pick(theirs);
      scene.throwDice(0, 1);
    }
    scene.throwDice(5, 7);
    scene.pick('6x7');
    expect(gameAt(scene.table.state).answer).toEqual({ value: 42, right: false });
    expect(scene.turn.choice).toEqual(NO_CHOICE);
    scene.pick('5x7');
    expect(scene.banner().title).toBe('That’s it! Which pawn goes there?');
    scene.pick('9x3');
    expect(scene.table.toAct).toBe(1);
  });

  test('confirms a square before it counts, where marks are confirmed or a wrong one costs the turn', async () => {
    const scene = await sitDown(FIND, { wrongAnswer: 'loses-turn' });
    scene.throwDice(7, 8);
    scene.pick('6x9');
    expect([scene.turn.selected, announced()]).toEqual([
      { kind: 'place', square: parseSquare('6x9') },
      expect.stringContaining('54'),
    ]);
    expect(announced()).not.toContain('times');
    expect(gameAt(scene.table.state).answer).toBeNull();
    scene.pick('6x9');
    expect(scene.table.lost).toBe(0);
    expect(scene.heard()).toContain('7\u00a0×\u00a08 is 56, not 54.');
    expect(scene.story.lost).toBe('answer');
  });

  test('reads the right answer after a wrong one that cost the turn, until it is tapped away', async () => {
    const scene = await sitDown(FIND, { wrongAnswer: 'loses-turn' });
    scene.throwDice(7, 8);
    scene.pick('6x9');
    scene.pick('6x9');
    expect(solutionBanner(scene.asking.lostBy!).detail).toBe(
      '7\u00a0×\u00a08 is 56, not 54. Next time you’ll know!',
    );
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect([scene.table.lost, scene.table.mine]).toEqual([0, false]);
    const lost = scene.story.latest as Lost;
    expect(lostText('multiplication', lost, [7, 8])).toBe('7\u00a0×\u00a08\u00a0=\u00a056, turn lost');
    scene.table.release();
    expect([scene.table.lost, scene.asking.lostBy, scene.table.mine]).toEqual([null, null, true]);
  });

  test('taps on taken squares are no answers', async () => {
    const scene = await sitDown(FIND);
    scene.throwDice(7, 8);
    scene.pick('7x8');
    scene.throwDice(0, 1);
    scene.throwDice(7, 8);
    scene.pick('7x8');
    expect([scene.refused, gameAt(scene.table.state).answer]).toEqual([['new-pawn-first'], null]);
  });
});

describe('a player who works it out', () => {
  test('types the answer first; then the squares are shown', async () => {
    const scene = await sitDown(WORK_OUT);
    scene.throwDice(7, 8);
    expect([scene.asking.asks, scene.turn.mayPlace]).toEqual(['work-out', false]);
    expect(`${scene.heard()} ${scene.banner().title}`).not.toContain('56');
    scene.pick('7x8');
    expect([scene.refused, scene.table.toAct]).toEqual([['answer-first'], 0]);
    scene.asking.give(54);
    expect(scene.banner().detail).toBe('7\u00a0×\u00a08 is not 54. Try again!');
    scene.asking.give(56);
    expect(scene.heard()).toContain('Right! 7\u00a0×\u00a08 = 56. You can take: 7 times 8, 56');
    expect([scene.asking.asks, scene.turn.mayPlace, scene.asking.rightAnswer]).toEqual([null, true, 56]);
    const banner = { title: '', detail: '', joy: false };
    expect(rightBanner(banner, scene.turn.position, 56).detail).toBe('Right! 7\u00a0×\u00a08 = 56.');
    expect(scene.story.states.filter(({ target }) => target)).toHaveLength(2);
  });

  test('hears numbers, or rows and columns, never both', async () => {
    const shown = await sitDown(WORK_OUT);
    shown.throwDice(7, 8);
    expect(shown.names()[0]).toBe('1, free');
    const hidden = await sitDown(HIDING);
    hidden.throwDice(7, 8);
    const numbers = (square: Square) => new RegExp(`, ${numberAt('multiplication', square)}`);
    hidden.names().forEach((name, square) => expect(name).not.toMatch(numbers(square)));
    expect(hidden.names()[parseSquare('7x8')!]).toBe('7 times 8, free');
    expect(hidden.names()).toHaveLength(SQUARES);
  });

  test('adds on the addition board', async () => {
    const scene = await sitDown(WORK_OUT, { board: 'addition' });
    scene.throwDice(7, 8);
    expect(scene.banner().title).toBe('Ada: what is 7\u00a0+\u00a08?');
    scene.asking.give(56);
    expect(scene.asking.asks).toBe('work-out');
    scene.asking.give(15);
    expect(scene.asking.asks).toBeNull();
  });

  test('is asked only on the own turn: the other player sees everything', async () => {
    const scene = await sitDown(WORK_OUT);
    scene.throwDice(0, 8);
    scene.throwDice(7, 8);
    expect([scene.table.toAct, scene.asking.asks]).toEqual([1, null]);
    expect(scene.story.states.filter(({ target }) => target)).toHaveLength(2);
  });

  test('hears no more about a wrong answer after choosing another help', async () => {
    const scene = await sitDown(WORK_OUT);
    scene.throwDice(7, 8);
    scene.asking.give(54);
    scene.table.chooseHelp(0, FIND);
    expect([gameAt(scene.table.state).answer, scene.banner().detail]).toEqual([null, '']);
  });

  test('chooses a help while real dice are thrown: the throw still counts', async () => {
    const scene = await sitDown(WORK_OUT);
    scene.table.play('t12');
    const { awaiting } = scene.table;
    scene.table.chooseHelp(0, FIND);
    expect(scene.table.awaiting).toBe(awaiting);
    expect([scene.table.enterDice([7, 8]), scene.asking.asks]).toEqual([true, 'find']);
  });

  test('can get more help during the game', async () => {
    const scene = await sitDown(WORK_OUT);
    scene.throwDice(7, 8);
    scene.table.chooseHelp(0, SHOW);
    expect(scene.asking.asks).toBeNull();
    expect(scene.story.states.filter(({ target }) => target)).toHaveLength(2);
  });
});

describe('a player who does not know', () => {
  test.each([FIND, HIDING])('is shown the answer after two wrong ones, this time only: %j', async (help) => {
    const scene = await sitDown(help);
    const wrong = (square: string, value: number) =>
      help === FIND ? scene.pick(square) : void scene.asking.give(value);
    scene.throwDice(7, 8);
    wrong('6x9', 54);
    expect([scene.asking.offersHelp, scene.asking.helpMe()]).toEqual([false, false]);
    wrong('6x8', 48);
    expect(scene.asking.offersHelp).toBe(true);
    expect([scene.asking.helpMe(), scene.asking.asks, scene.turn.mayPlace]).toEqual([true, null, true]);
    scene.asking.endHelp();
    expect(scene.table.state.helps[0]).toEqual(SHOW);
    scene.pick('7x8');
    expect(recordedOf(scene.table, scene.table.last!, 0, 0)).toBeNull();
    scene.asking.endHelp();
    expect(scene.table.state.helps[0]).toEqual(help);
    scene.throwDice(0, 1);
    scene.throwDice(3, 4);
    expect([scene.asking.asks, scene.asking.offersHelp]).toEqual([help.help, false]);
  });

  test('keeps a help chosen meanwhile, and is offered nothing where a wrong answer costs the turn', async () => {
    const scene = await sitDown(WORK_OUT);
    scene.throwDice(7, 8);
    scene.asking.give(1);
    scene.asking.give(2);
    scene.asking.helpMe();
    scene.table.chooseHelp(0, FIND);
    scene.pick('7x8');
    scene.asking.endHelp();
    expect(scene.table.state.helps[0]).toEqual(FIND);
    const costly = await sitDown(WORK_OUT, { wrongAnswer: 'loses-turn' });
    costly.throwDice(7, 8);
    costly.asking.give(1);
    expect([costly.asking.offersHelp, costly.asking.helpMe()]).toEqual([false, false]);
  });
});

describe('the others, at their own screens', () => {
  const watch = ({ table }: Scene) => {
    const other = new Proxy<LocalTable>(table, {
      get: (target, key) =>
        key === 'mySeats' ? [1] : key === 'mine' ? false : (Reflect.get(target, key, target) as unknown),
    });
    const asking = new Asking(other);
    const turn = trioTurn(other, undefined, asking);
    const story = new TrioStory(other, turn, asking);
    const voice = trioVoice(other, turn, asking);
    return {
      asking,
      story,
      heard: () => voice.words(other.announcements, story.who, story.who),
      banner: () => askBanner(turn.position, asking.asks!, NO_CHOICE, 'Ada', asking.answer, asking.isMissed),
    };
  };

  test.each([FIND, WORK_OUT])('are not shown the answer while a player is asked: %j', async (help) => {
    const scene = await sitDown(help);
    scene.throwDice(7, 8);
    const other = watch(scene);
    expect(other.story.states.some(({ target }) => target)).toBe(false);
    expect(other.story.lit.size).toBe(0);
    expect(other.banner()).toMatchObject({ title: 'Ada is working it out …', detail: 'Ada: 7 and 8.' });
    scene.asking.give(54);
    expect([other.heard(), other.banner().detail]).toEqual(['Ada tries again.', 'Ada tries again.']);
  });

  test('see the squares when the answer is right', async () => {
    const scene = await sitDown(WORK_OUT);
    scene.throwDice(7, 8);
    const other = watch(scene);
    scene.asking.give(56);
    expect(other.heard()).toBe('Ada: 7\u00a0×\u00a08 = 56.');
    expect(other.asking.asks).toBeNull();
    expect(other.story.states.filter(({ target }) => target)).toHaveLength(2);
  });
});

/** Ada makes the row 9x7, 9x8, 9x9. */
const wonRound = async (help: SeatHelp, choice: object = {}): Promise<Scene> => {
  const scene = await sitDown(help, choice);
  for (const square of ['9x7', '9x8', '9x9']) {
    scene.throwDice(Number(square[0]), Number(square[2]));
    if (help.help === 'work-out') scene.asking.give(Number(square[0]) * Number(square[2]));
    scene.pick(square);
    if (square !== '9x9') scene.throwDice(0, 1);
  }
  return scene;
};

describe('the winner of a round', () => {
  test.each([FIND, WORK_OUT])('adds up the row before the sum is said or counted: %j', async (help) => {
    const scene = await wonRound(help, { target: 500 });
    const { asking, story } = scene;
    expect(asking.addsUp(story.won!)).toBe(true);
    expect(scene.heard()).toBe('Round 1: three in a row for Ada! Now add up your row! Next: Ben.');
    expect(story.scores).toEqual([0, 0]);
    asking.added(story.won!, true);
    expect([asking.addsUp(story.won!), story.scores]).toEqual([false, [216, 0]]);
    expect([asking.isAddedRight(story.won!), announced()]).toEqual([true, 'Right! 63 + 72 + 81 = 216.']);
  });

  test('who asks for the sum hears it, without praise', async () => {
    const { asking, story } = await wonRound(FIND, { target: 500 });
    asking.added(story.won!, false);
    expect([asking.isAddedRight(story.won!), announced()]).toEqual([false, '63 + 72 + 81 = 216.']);
  });

  test('has nothing to add up with everything shown, and at junior level', async () => {
    const shown = await wonRound(SHOW, { target: 500 });
    expect(shown.asking.addsUp(shown.story.won!)).toBe(false);
    expect(shown.heard()).toContain('216');
    const junior = await wonRound(FIND, { level: 'junior', rounds: 3 });
    expect(junior.asking.addsUp(junior.story.won!)).toBe(false);
  });
});

describe('answers are recorded', () => {
  const recorded = ({ table }: Scene) => recordedOf(table, table.last!, 2500, 9000);

  test('as typed, for the player of this device at the seat', async () => {
    const scene = await sitDown(WORK_OUT);
    scene.throwDice(7, 8);
    expect(recorded(scene)).toBeNull();
    scene.asking.give(54);
    expect(recorded(scene)).toEqual({
      player: 'a1',
      answer: {
        question: { board: 'multiplication', form: 'result', first: 7, second: 8 },
        given: 54,
        at: 9000,
        ms: 2500,
        place: 'game',
        help: 'work-out',
      },
    });
    scene.asking.give(56);
    expect(recorded(scene)!.answer).toMatchObject({ given: 56 });
    scene.pick('7x8');
    expect(recorded(scene)).toBeNull();
  });

  test('a wrong square is a wrong answer, the right one a right answer, once', async () => {
    const scene = await sitDown(FIND);
    scene.throwDice(3, 8);
    scene.pick('6x9');
    expect(recorded(scene)!.answer).toMatchObject({ given: 54, help: 'find' });
    scene.pick('3x8');
    expect(recorded(scene)!.answer).toMatchObject({ given: 24, help: 'find' });
    scene.table.takeBack();
    scene.pick('8x3');
    expect(recorded(scene)).toBeNull();
  });

  test('nothing, where everything is shown', async () => {
    const scene = await sitDown(SHOW);
    scene.throwDice(3, 8);
    scene.pick('3x8');
    expect(recorded(scene)).toBeNull();
  });
});

test('playing again and a rematch keep everybody’s help', async () => {
  const scene = await sitDown(HIDING);
  expect(sameGame(scene.table.state, true).seats[0]).toMatchObject({ player: 'a1', help: HIDING });
  expect(scene.table.state.helps).toEqual([HIDING, SHOW]);
});
