import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Connection } from '../../../table/online/connection/connection.svelte.ts';
import { FakeService } from '../../../table/online/connection/fake-service.testing.ts';

test('a screen that shows the lobby requests it once, even if the connection changes', () => {
  const service = new FakeService();
  const connection = new Connection(service.environment);
  const leave = $effect.root(() => {
    $effect(() => {
      connection.watchLobby(true);
      return () => connection.watchLobby(false);
    });
  });
  flushSync();
  service.pass(0);
  flushSync();
  service.pass(0);
  const asked = (): readonly unknown[] => service.received.filter(({ kind }) => kind === 'lobby');
  expect(asked()).toEqual([{ kind: 'lobby', on: true }]);
  leave();
  expect(asked()).toEqual([
    { kind: 'lobby', on: true },
    { kind: 'lobby', on: false },
  ]);
});
