/** Whom a table waits for. `round`: a won round waits to be looked at. `service`: a command is on its way. */
export type Awaited = 'me' | 'round' | 'computer' | 'others' | 'service' | 'nobody';
