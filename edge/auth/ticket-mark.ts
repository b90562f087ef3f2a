import type { Cipher } from '#edge/platform/cipher.ts';

/** A link in a mail proves that whoever opens it reads that mailbox; the store has no copy of it. */
export const ticketMark = (id: string, cipher: Pick<Cipher, 'index'>): Promise<string> =>
  cipher.index(`account-ticket ${id}`);
