import { PURPOSES, type Purpose } from '#edge/contract/notifications/purposes.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

/** It ends one kind of mail of one person and opens nothing else, so it may stand in an address. */
const markOf = (customerId: string, purpose: Purpose, cipher: Cipher): Promise<string> =>
  cipher.index(`unsubscribe ${customerId} ${purpose}`);

export const unsubscribeToken = async (
  customerId: string,
  purpose: Purpose,
  cipher: Cipher,
): Promise<string> => `${customerId}.${purpose}.${await markOf(customerId, purpose, cipher)}`;

/** Whose mails of what a token ends; undefined for one that is not ours. */
export const readUnsubscribeToken = async (
  token: string,
  cipher: Cipher,
): Promise<{ readonly customerId: string; readonly purpose: Purpose } | undefined> => {
  const [customerId = '', name, mark = ''] = token.split('.');
  const purpose = PURPOSES.find((each) => each === name);
  if (purpose === undefined || token.length > 200) return undefined;
  const expected = await markOf(customerId, purpose, cipher);
  if (mark.length !== expected.length) return undefined;
  let differing = 0;
  for (let i = 0; i < expected.length; i++)
    differing |= expected.charCodeAt(i) ^ mark.charCodeAt(i);
  return differing === 0 ? { customerId, purpose } : undefined;
};
