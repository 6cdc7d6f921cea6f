import type { Catalogue } from '../en/index.ts';
import type { Translation } from '../translation.ts';
import { app } from './app.ts';
import { cowpath } from './cowpath.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';
import { trio } from './trio.ts';

const de: Translation<Catalogue> = { ...app, ...setup, ...table, ...cowpath, ...trio };

export default de;
