import { render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { change } from '../../../base/settings/settings.svelte.ts';
import TenDie from './TenDie.svelte';

afterEach(() => vi.restoreAllMocks());

/** Lists every animation that starts; calling an entry ends it. */
const watchFlights = (): (() => void)[] => {
  const endings: (() => void)[] = [];
  const finished = { then: (end: () => void) => endings.push(end) };
  vi.spyOn(HTMLElement.prototype, 'animate').mockReturnValue({ finished } as unknown as Animation);
  return endings;
};

test.each(['with the whole table', 'by taking its throw back'])(
  'a die can be removed during its animation, %s',
  async (way) => {
    change({ motion: 'full' });
    const endings = watchFlights();
    const { rerender, unmount } = render(TenDie, { face: 3, thrown: 1, die: 1 });
    await rerender({ face: 7, thrown: 2 });
    expect(endings).toHaveLength(2);
    if (way === 'with the whole table') unmount();
    else await rerender({ face: null });
    for (const end of endings) expect(end).not.toThrow();
  },
);
