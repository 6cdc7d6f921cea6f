/**
 * What a table waits for. `round`: a won round is on screen until it is dismissed. `service`: a command was sent and
 * is not answered.
 */
export type WaitsFor = 'me' | 'round' | 'computer' | 'others' | 'service' | 'nobody';
