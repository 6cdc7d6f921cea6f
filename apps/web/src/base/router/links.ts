/** Absolute addresses, for messages and for QR codes on paper. */
import { type Route, makeRoute } from './routes.ts';

export const linkTo = (origin: string, route: Route): string => `${origin}${makeRoute(route)}`;
