/**
 * What a table waits for. `round`: a won round is on screen until it is dismissed. `lost`: a lost turn is on screen for a
 * moment. `pass`: the device is passed to the next player. `service`: a command was sent and is not answered.
 */
export type WaitsFor = 'me' | 'round' | 'lost' | 'pass' | 'computer' | 'others' | 'service' | 'nobody';
