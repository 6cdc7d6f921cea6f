/** A one-time link that makes another device the same guest. */
import { makeRoute } from '../../../base/router/routes.ts';
import { tokenProblem } from './token-problem.ts';
import { api } from '../../../table/online/connection/api.ts';

/** The link, or a sentence why there is none. */
export const newDeviceLink = async (): Promise<{ readonly link: string; readonly problem: string }> => {
  const asked = await api.link();
  return asked.ok
    ? { link: `${location.origin}${makeRoute({ kind: 'you', link: asked.value.link })}`, problem: '' }
    : { link: '', problem: tokenProblem(asked.code) };
};
