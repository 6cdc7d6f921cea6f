/** Addresses of services and tables, as people type and paste them. */
import { type Complaint, complain } from '../arguments.ts';

/** Without a path and a slash at the end. */
export const parseServer = (typed: string): string | Complaint => {
  const text = /^[a-z]+:\/\//i.test(typed) ? typed : `http://${typed}`;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    return complain(`--server must be an address like http://localhost:3000, not ${JSON.stringify(typed)}`);
  return new URL(text).origin;
};

/** A table by its code or its id; an address also names the server. */
export type TableAddress = { readonly server: string | null } & (
  { readonly code: string } | { readonly id: string }
);

export const parseTable = (typed: string): TableAddress | Complaint => {
  const path = /^https?:\/\//i.test(typed) && URL.canParse(typed) ? new URL(typed) : null;
  const [, id, code] = /^\/(?:online\/table\/(\w+)|join\/(\w+))\/?$/.exec(path?.pathname ?? '') ?? [];
  if (path !== null && id !== undefined) return { server: path.origin, id };
  if (path !== null && code !== undefined) return { server: path.origin, code: code.toUpperCase() };
  if (/^[0-9A-Za-z]{1,12}$/.test(typed)) return { server: null, code: typed.toUpperCase() };
  return complain(`${JSON.stringify(typed)} is neither the code nor the address of a table`);
};
