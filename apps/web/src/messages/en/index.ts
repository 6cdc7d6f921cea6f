import { app } from './app.ts';
import { cowpath } from './cowpath.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';
import { trio } from './trio.ts';

const en = { ...app, ...setup, ...table, ...cowpath, ...trio } as const;

export type Catalogue = typeof en;
export type Key = keyof Catalogue;

export default en;
