/** A one-time link that makes another device the same guest. */
import { makeRoute } from '../../../base/router/routes.ts';
import { api } from '../../../table/online/connection/api.ts';

/** Null when the service returns none. */
export const newDeviceLink = async (): Promise<string | null> => {
  const asked = await api.link();
  return asked.ok ? `${location.origin}${makeRoute({ kind: 'you', link: asked.value.link })}` : null;
};
