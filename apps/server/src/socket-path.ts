export const SOCKET_PATH = '/socket';
