/** A table of the fake service, as Ada's client. */
import type { OpenOptions } from '@abacow/table';
import { Connection } from './connection/connection.svelte.ts';
import { FakeService, TABLE } from './connection/fake-service.testing.ts';
import { fetchTable } from '../../features/online/table/fetch-table.ts';
import type { OnlineTable } from './online-table.svelte.ts';

export type Scene = {
  readonly service: FakeService;
  readonly online: OnlineTable;
  readonly connection: Connection;
};

const person = (name: string) => ({ kind: 'person', name, holder: name.toLowerCase() }) as const;

/** Ada, Ben and Cleo play Trio, and Ada begins. */
export const OF_THREE: Partial<OpenOptions> = {
  choice: { game: 'trio', board: 'multiplication', players: 3, level: 'junior', target: 200 },
  opening: { kind: 'chosen', seat: 0 },
  seats: [person('Ada'), person('Ben'), person('Cleo')],
  seeds: ['a', 'b', 'c'],
};

export const sceneOf = async (more: Partial<OpenOptions>, start = true): Promise<Scene> => {
  const service = new FakeService(more, start);
  const connection = new Connection(service.environment);
  const environment = {
    now: service.environment.now,
    every: () => () => undefined,
  };
  const coming = fetchTable(connection, environment, TABLE, new AbortController().signal);
  service.pass(0);
  return { service, connection, online: (await coming)! };
};
