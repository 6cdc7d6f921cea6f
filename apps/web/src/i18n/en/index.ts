import { app } from './app.ts';
import { check } from './check.ts';
import { cowpath } from './cowpath.ts';
import { online } from './online.ts';
import { realDice } from './realdice.ts';
import { room } from './room.ts';
import { setup } from './setup.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';
import { trio } from './trio.ts';

const en = {
  ...app,
  ...setup,
  ...table,
  ...cowpath,
  ...trio,
  ...sheets,
  ...realDice,
  ...online,
  ...room,
  ...check,
} as const;

export type Catalogue = typeof en;
export type Key = keyof Catalogue;

export default en;
