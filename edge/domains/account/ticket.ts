import { ticketMark } from '#edge/auth/ticket-mark.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

/** Of the link's two parts: the row, and the mark that only we can make of it. */
const TOKEN = /^(atk_[0-9a-z]{26})_([\w-]{43})$/;

/** The row a token names; undefined for one that is not ours. */
export const readTicket = async (
  token: string,
  cipher: Pick<Cipher, 'index'>,
): Promise<string | undefined> => {
  const [, id, mark = ''] = TOKEN.exec(token) ?? [];
  if (id === undefined) return undefined;
  const expected = await ticketMark(id, cipher);
  let differing = mark.length ^ expected.length;
  for (let i = 0; i < expected.length; i++)
    differing |= expected.charCodeAt(i) ^ mark.charCodeAt(i);
  return differing === 0 ? id : undefined;
};
