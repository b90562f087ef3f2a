import { PURPOSES, type Purpose } from '#edge/contract/notifications/purposes.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

/** Whose mails: a person's with an account, or those to an address that has none, by its index. */
export type MailReader = { readonly customerId: string } | { readonly addressIndex: string };

/** Before the index of an address; an id of a customer begins with another word. */
const ADDRESS = 'adr_';

const nameOf = (reader: MailReader): string =>
  'customerId' in reader ? reader.customerId : `${ADDRESS}${reader.addressIndex}`;

/** It ends one kind of mail of one person and opens nothing else, so it may stand in an address. */
const markOf = (name: string, purpose: Purpose, cipher: Cipher): Promise<string> =>
  cipher.index(`unsubscribe ${name} ${purpose}`);

export const unsubscribeToken = async (
  reader: MailReader,
  purpose: Purpose,
  cipher: Cipher,
): Promise<string> => {
  const name = nameOf(reader);
  return `${name}.${purpose}.${await markOf(name, purpose, cipher)}`;
};

/** Whose mails of what a token ends; undefined for one that is not ours. */
export const readUnsubscribeToken = async (
  token: string,
  cipher: Cipher,
): Promise<{ readonly reader: MailReader; readonly purpose: Purpose } | undefined> => {
  const [name = '', purposeName, mark = ''] = token.split('.');
  const purpose = PURPOSES.find((each) => each === purposeName);
  if (purpose === undefined || token.length > 200) return undefined;
  const expected = await markOf(name, purpose, cipher);
  if (mark.length !== expected.length) return undefined;
  let differing = 0;
  for (let i = 0; i < expected.length; i++)
    differing |= expected.charCodeAt(i) ^ mark.charCodeAt(i);
  if (differing !== 0) return undefined;
  const reader = name.startsWith(ADDRESS)
    ? { addressIndex: name.slice(ADDRESS.length) }
    : { customerId: name };
  return { reader, purpose };
};
