/** Who the user is at which service: tokens in a file of the user's config folder that nobody else can read. */
import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Api, type ApiResult, type Player, createApi, register } from '@abacow/client';
import { isObject } from '@abacow/rules';
import type { Table } from '@abacow/table';
import { type Complaint, complain } from '../arguments.ts';
import type { Environment } from '../environment.ts';

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

export type SignedIn = {
  readonly url: string;
  readonly api: Api;
  readonly account: Account;
  readonly guest: { readonly id: string; readonly name: string };
};

const signInWith = async (
  { network }: Environment,
  url: string,
  account: Account,
): Promise<ApiResult<SignedIn>> => {
  const api = createApi(network, { url, token: account.token });
  const me = await api.me();
  if (!me.ok) return me;
  const { guest } = me.value;
  return guest === null
    ? { ok: false, code: 'token/unknown', message: 'the service does not know this account any more' }
    : { ok: true, value: { url, api, account, guest } };
};

/** The value, or what went wrong. */
export const orComplain = <T>(result: ApiResult<T>): T | Complaint =>
  result.ok ? result.value : complain(result.message);

/** Null if the user has no account there, or the service does not know it any more. */
export const knownAccount = async (environment: Environment, url: string): Promise<SignedIn | null> => {
  const known = readAccounts(environment)[url];
  const signedIn = known === undefined ? null : await signInWith(environment, url, known);
  return signedIn?.ok === true ? signedIn.value : null;
};

/** The stored account, if the service still knows it; otherwise a new one. `ask` gives the name of a new person. */
export const signIn = async (
  environment: Environment,
  wanted: Wanted,
  askName: () => Promise<string | null> = () => Promise.resolve(wanted.name),
): Promise<SignedIn | Complaint> => {
  const { url, isBot } = wanted;
  const known = readAccounts(environment)[keyOf(wanted)];
  if (known !== undefined) {
    const signedIn = await signInWith(environment, url, known);
    if (signedIn.ok || signedIn.code !== 'token/unknown') return orComplain(signedIn);
  }
  const name = (await askName())?.trim() ?? '';
  if (name === '') return complain('a name is needed: --name NAME');
  const label = isBot ? 'abacow bot' : 'abacow online';
  const token = await register(environment.network, url, { name, isBot, label });
  if (!token.ok) return orComplain(token);
  const account = { name, token: token.value, secret: randomBytes(32).toString('hex') };
  return (
    saveAccount(environment, keyOf(wanted), account) ??
    orComplain(await signInWith(environment, url, account))
  );
};

/** The account at a table. Its seed for the dice does not have to be stored: it is the same after a restart. */
export const playerAt = ({ guest, account }: SignedIn, { id, dice }: Table): Player => ({
  ...guest,
  seed: createHmac('sha256', Buffer.from(account.secret, 'hex'))
    .update(`${id} ${dice.commitment ?? ''}`)
    .digest('hex'),
});
