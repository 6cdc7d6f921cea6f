import type { Route } from '../../base/router/routes.ts';

export const NEW_TRIO: Route = { kind: 'new', game: 'trio', with: 'people' };
export const TRIO_RULES: Route = { kind: 'rules', game: 'trio' };
