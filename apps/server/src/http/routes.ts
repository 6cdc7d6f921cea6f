/** All routes of the API, in the order of their description. */
import type { Route } from './route.ts';
import { COMMAND_ROUTES } from './routes/commands.ts';
import { ME_ROUTES } from './routes/me.ts';
import { STREAM_ROUTES } from './routes/stream.ts';
import { TABLE_ROUTES } from './routes/tables.ts';

export const ROUTES: readonly Route[] = [...ME_ROUTES, ...TABLE_ROUTES, ...STREAM_ROUTES, ...COMMAND_ROUTES];
