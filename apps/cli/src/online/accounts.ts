/** Who the user is at which service: tokens in a file of the user's config folder that nobody else can read. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isObject } from '@abacow/rules';
import { type Complaint, complain, isComplaint } from '../arguments.ts';
import type { Environment } from '../environment.ts';
import { type Refused, type Service, isRefused, openService } from './service.ts';

export type Account = {
  readonly name: string;
  readonly token: string;
  /** Never sent: the seeds for the dice are made from it. */
  readonly secret: string;
};

type Accounts = Readonly<Record<string, Account>>;

const isAccount = (value: unknown): value is Account =>
  isObject(value) && ['name', 'token', 'secret'].every((field) => typeof value[field] === 'string');

const pathIn = ({ configFolder }: Environment): string | null =>
  configFolder === null ? null : join(configFolder, 'online.json');

/** A damaged file counts as empty: the user becomes a new guest. */
const readAccounts = (environment: Environment): Accounts => {
  const path = pathIn(environment);
  if (path === null || !environment.hasFile(path)) return {};
  try {
    const json: unknown = JSON.parse(environment.readFile(path));
    const entries = Object.entries(isObject(json) ? json : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, Account] => isAccount(entry[1])));
  } catch {
    return {};
  }
};

const saveAccount = (environment: Environment, key: string, account: Account): Complaint | null => {
  const path = pathIn(environment);
  if (path === null) return complain('there is no folder to store the token in: set XDG_CONFIG_HOME');
  try {
    const accounts = { ...readAccounts(environment), [key]: account };
    environment.writeSecret(path, `${JSON.stringify(accounts, null, 2)}\n`);
    return null;
  } catch (error) {
    return complain(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
};

export type Wanted = { readonly url: string; readonly name: string; readonly isBot: boolean };

const keyOf = ({ url, name, isBot }: Wanted): string => (isBot ? `${url} bot ${name}` : url);

/** A new guest, and a token that may play for it. */
const register = async (
  environment: Environment,
  { url, name, isBot }: Wanted,
): Promise<Account | Complaint> => {
  const body = JSON.stringify({ name, ...(isBot ? { bot: true } : {}) });
  const headers = { 'content-type': 'application/json' };
  const answer = await environment
    .fetch(`${url}/api/me`, { method: 'POST', headers, body })
    .catch(() => null);
  if (answer === null) return complain(`${url} does not answer`);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || cookie === undefined)
    return complain(`${url} did not accept the name ${JSON.stringify(name)}`);
  const service = openService(environment, url, { cookie });
  const made = await service.ask<{ token: string }>('POST', '/me/tokens', {
    label: isBot ? 'abacow bot' : 'abacow online',
    scope: 'play',
  });
  if (isRefused(made)) return made;
  return { name, token: made.token, secret: randomBytes(32).toString('hex') };
};

export type SignedIn = { readonly service: Service; readonly account: Account; readonly guest: string };

const signInWith = async (
  environment: Environment,
  url: string,
  account: Account,
): Promise<SignedIn | Refused> => {
  const service = openService(environment, url, { authorization: `Bearer ${account.token}` });
  const me = await service.ask<{ guest: { id: string } }>('GET', '/me');
  return isRefused(me) ? me : { service, account, guest: me.guest.id };
};

/** Null if the user has no account there, or the service does not know it any more. */
export const knownAccount = async (environment: Environment, url: string): Promise<SignedIn | null> => {
  const known = readAccounts(environment)[url];
  const signedIn = known === undefined ? null : await signInWith(environment, url, known);
  return isRefused(signedIn) ? null : signedIn;
};

/** The stored account, if the service still knows it; otherwise a new one. `ask` gives the name of a new person. */
export const signIn = async (
  environment: Environment,
  wanted: Wanted,
  askName: () => Promise<string | null> = () => Promise.resolve(wanted.name),
): Promise<SignedIn | Complaint> => {
  const known = readAccounts(environment)[keyOf(wanted)];
  if (known !== undefined) {
    const signedIn = await signInWith(environment, wanted.url, known);
    if (!isRefused(signedIn) || signedIn.code !== 'token/unknown') return signedIn;
  }
  const name = await askName();
  if (name === null || name.trim() === '') return complain('a name is needed: --name NAME');
  const account = await register(environment, { ...wanted, name: name.trim() });
  if (isComplaint(account)) return account;
  return saveAccount(environment, keyOf(wanted), account) ?? signInWith(environment, wanted.url, account);
};

/** The seed that this account adds to the dice of a table. Nothing has to be stored: it is the same after a restart. */
export const seedFor = ({ secret }: Account, table: string, commitment: string | null): string =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`${table} ${commitment ?? ''}`)
    .digest('hex');

export const commitmentOf = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
