/** The environment of a server process without limits: here many guests share one address and send as fast as they can. */
export const NO_LIMITS: Readonly<Record<string, string>> = {
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '10000000',
  SOCKETS_PER_ADDRESS: '100000',
  SOCKETS_PER_GUEST: '100000',
  REQUESTS_PER_MINUTE: '10000000',
  OPENS_PER_MINUTE: '1000000',
  WAITING_TABLES_PER_GUEST: '100000',
  COMPUTER_TABLES_PER_GUEST: '100000',
};
