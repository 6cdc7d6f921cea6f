/** All routes of the API, in the order of their description. */
import type { Route } from './route.ts';
import { COMMAND_ROUTES } from './command-routes.ts';
import { ME_ROUTES } from './me-routes.ts';
import { STREAM_ROUTES } from './stream-routes.ts';
import { TABLE_ROUTES } from './table-routes.ts';

export const ROUTES: readonly Route[] = [...ME_ROUTES, ...TABLE_ROUTES, ...STREAM_ROUTES, ...COMMAND_ROUTES];
