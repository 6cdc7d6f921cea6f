/** The guest's secret in a cookie that no script can read and no other site can send. */
export const COOKIE = 'abacow';
const A_YEAR_S = 365 * 24 * 60 * 60;
const SECRET = /^[\w-]{20,128}$/;

export const secretOf = (header: string | undefined): string | undefined => {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && SECRET.test(value)) return value;
  }
  return undefined;
};

export const bearerOf = (header: string | undefined): string | undefined => {
  const token = /^Bearer ([\w-]+)$/.exec(header ?? '')?.[1];
  return token !== undefined && SECRET.test(token) ? token : undefined;
};

export const makeCookie = (secret: string, secure: boolean): string =>
  `${COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${A_YEAR_S}${secure ? '; Secure' : ''}`;

export const dropCookie = (secure: boolean): string =>
  `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0${secure ? '; Secure' : ''}`;
