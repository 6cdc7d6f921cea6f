import { afterEach, expect, test, vi } from 'vitest';

/** A device whose wishes can change while the page is open. */
const deviceOf = (): { wish: (query: string, on: boolean) => void } => {
  const wishes = new Map<string, { matches: boolean; listeners: (() => void)[] }>();
  const find = (query: string) => {
    const known = wishes.get(query) ?? { matches: false, listeners: [] };
    wishes.set(query, known);
    return known;
  };
  vi.stubGlobal('matchMedia', (query: string) => {
    const found = find(query);
    return {
      get matches() {
        return found.matches;
      },
      addEventListener: (_: string, listener: () => void) => found.listeners.push(listener),
    };
  });
  return {
    wish: (query, on) => {
      find(query).matches = on;
      for (const listener of find(query).listeners) listener();
    },
  };
};

afterEach(() => vi.unstubAllGlobals());

test('colours and motion follow the device while the page is open', async () => {
  const device = deviceOf();
  vi.resetModules();
  const { isNight, motionReduced } = await import('./settings.svelte.ts');
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(`${isNight() ? 'night' : 'day'} ${motionReduced() ? 'calm' : 'moving'}`));
  });
  await vi.waitFor(() => expect(seen).toEqual(['day moving']));
  device.wish('(prefers-color-scheme: dark)', true);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('night moving'));
  device.wish('(prefers-reduced-motion: reduce)', true);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('night calm'));
  stop();
});
