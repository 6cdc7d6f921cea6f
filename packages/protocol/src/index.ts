export type { ClientCommand } from '@abacow/table';
export { choice, clientCommand, event } from '@abacow/table';
export type { BadMessage, ClientMessage } from './client.ts';
export {
  MAX_MESSAGE,
  clientMessage,
  explainIssue,
  isTableId,
  makeClientMessage,
  parseClientMessage,
} from './client.ts';
export type { CommandBody } from './commands.ts';
export { COMMAND_KINDS, commandBody, hasSeat } from './commands.ts';
export type { NewTable, PlayNow, TokenScope } from './lobby.ts';
export { TOKEN_SCOPES, claim, clock, isTableCode, newName, newTable, newToken, playNow } from './lobby.ts';
export type {
  Bots,
  Deleted,
  DeviceLink,
  GuestResponse,
  LobbyTable,
  Me,
  OpenSeat,
  Opened,
  Problem,
  ShownGuest,
  ShownRating,
  ShownLink,
  ShownToken,
  Tables,
  TokenResponse,
  Tokens,
} from './responses.ts';
export * as responses from './responses.ts';
export type { Phrase } from './phrases.ts';
export { PHRASES, PHRASE_LIMIT } from './phrases.ts';
export type {
  Accepted,
  ErrorMessage,
  Events,
  EventsMessage,
  Lobby,
  Moved,
  Pong,
  Presence,
  PresenceChange,
  Refused,
  Said,
  ServerMessage,
  ServiceCode,
  UnreadableMessage,
  ViewMessage,
  Welcome,
} from './server.ts';
export { makeServerMessage, parseServerMessage, serverMessage, serverMessages } from './server.ts';
export { PROTOCOL_VERSION } from './version.ts';
export type { WrittenEvents } from './serialized.ts';
export { makeAcceptedMessage, makeEventsMessage, makeRefusedMessage } from './serialized.ts';
