export type { Api, ApiOptions, ApiResult, Failed, NewGuest } from './api.ts';
export { createApi, register, unwrap } from './api.ts';
export type {
  CommandAnswer,
  Connection,
  ConnectionEnvironment,
  ConnectionOptions,
  LinkState,
  Subscription,
  TopicListener,
  Wire,
  WireEvents,
} from './connection.ts';
export { createConnection } from './connection.ts';
export type { Player } from './duties.ts';
export { isTurnOf, nextDuty, seatOf } from './duties.ts';
export type { FollowedTable, TableListener, TableNotice } from './follow-table.ts';
export { followTable } from './follow-table.ts';
export type { Fetch, HttpResponse, Platform } from './platform.ts';
export { environmentOf, newSeed } from './platform.ts';
export type { TableChange } from './progress.ts';
export type { Received, TableMessage, TopicKind } from './topics.ts';
export { TOPICS } from './topics.ts';
export type { UnknownMessage } from './read-message.ts';
