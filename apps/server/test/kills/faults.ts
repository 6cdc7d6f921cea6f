/** What is broken under running games, again and again, and repaired. */
import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../src/store/postgres.ts';
import { type Cluster, startCluster } from '../cluster.ts';
import { NO_LIMITS } from '../limits.ts';
import { type ServerProcess, startProcess } from '../process.ts';
import { type StoreKind, type StoreReader, readSqlite } from '../stores.ts';

export const FAULTS = ['kill', 'stop', 'crash', 'disk-full'] as const;
export type Fault = (typeof FAULTS)[number];

/** A store on a disk of its own, if it has to be filled. */
export type Disk = { readonly folder: string; readonly remove: () => void };

const DISK_MB = 96;

/** Only root may mount it. */
export const mountDisk = (): Disk => {
  const folder = mkdtempSync(join(tmpdir(), 'abacow-disk-'));
  chmodSync(folder, 0o755);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder]);
  return {
    folder,
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const plainFolder = (): Disk => {
  const folder = mkdtempSync(join(tmpdir(), 'abacow-kills-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const CHUNK = Buffer.alloc(64 * 1024);

/** Returns how to free the space again. */
const fillDisk = (folder: string): (() => void) => {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'w');
  // Down to the last byte: smaller and smaller pieces until none fits.
  for (let size = CHUNK.length; size >= 1;)
    try {
      if (writeSync(file, CHUNK, 0, size) < size) size = Math.floor(size / 2);
    } catch {
      size = Math.floor(size / 2);
    }
  closeSync(file);
  return () => rmSync(path, { force: true });
};

export type Scene = {
  readonly port: () => number;
  /** Breaks something; resolves with how to repair it. */
  readonly break: () => Promise<() => Promise<void>>;
  readonly read: <T>(work: (reader: StoreReader) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
};

const breakWith =
  (
    fault: Fault,
    disk: Disk,
    cluster: Cluster | null,
    killServer: () => Promise<() => Promise<void>>,
  ): Scene['break'] =>
  async () => {
    switch (fault) {
      case 'kill':
        return killServer();
      case 'stop':
      case 'crash':
        await cluster!.halt(fault === 'stop' ? 'SIGINT' : 'SIGQUIT');
        return () => cluster!.start();
      case 'disk-full': {
        const free = fillDisk(disk.folder);
        return async () => {
          free();
          // PostgreSQL may have ended itself.
          await cluster?.start();
        };
      }
    }
  };

/** A server process on its store; `fault` says what `break` does. */
export const openScene = async (store: StoreKind, fault: Fault): Promise<Scene> => {
  const disk = fault === 'disk-full' ? mountDisk() : plainFolder();
  const cluster =
    store === 'postgres' ? await startCluster({ parent: disk.folder, isSmall: fault === 'disk-full' }) : null;
  const folder = join(disk.folder, 'data');
  mkdirSync(folder, { recursive: true });
  const logLevel = fault === 'kill' ? 'error' : 'silent';
  const env = {
    ...NO_LIMITS,
    PORT: '0',
    LOG_LEVEL: logLevel,
    ...(cluster === null ? { DATA_DIR: folder, DATABASE_URL: '' } : { DATABASE_URL: cluster.url }),
  };
  let server: ServerProcess = await startProcess(env);
  const killServer = async () => {
    await server.kill();
    return async () => {
      server = await startProcess(env);
    };
  };
  return {
    port: () => server.port,
    break: breakWith(fault, disk, cluster, killServer),
    read: async (work) => {
      if (cluster === null) return readSqlite(folder, work);
      const opened = await openPostgres(cluster.url);
      return work(opened).finally(() => opened.close());
    },
    stop: async () => {
      await server.kill();
      await cluster?.stop();
      disk.remove();
    },
  };
};
