/** REST requests to the service that the page came from. */
import { createApi } from '@abacow/client';
import type { Me } from '@abacow/protocol';
import { takeEarlyAnswer } from './early-answers.ts';

export type Ratings = NonNullable<Me['ratings']>;

export const api = createApi({ fetch: (...request) => fetch(...request) }, { early: takeEarlyAnswer });
