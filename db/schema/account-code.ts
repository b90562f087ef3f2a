import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment } from '#db/columns.ts';

/**
 * A code or link somebody was sent to prove that a number or an address is theirs. Neither is in the
 * row: of the code there is a keyed hash, of the link's token a hash, of the address its index.
 */
export const verificationCode = sqliteTable(
  'verification_code',
  {
    /** `sessionInfo` on the wire: whoever asked for the code holds it. */
    id: id(),
    kind: text('kind', { enum: ['PHONE', 'EMAIL', 'PASSWORD'] }).notNull(),
    /** Index of the number or address (edge/platform/cipher.ts). */
    addressIndex: text('address_index').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Of the link in a mail. */
    tokenHash: text('token_hash'),
    /** Whose address it is to become: a customer's, or that of an account whose sign-up is not over. */
    customerId: text('customer_id'),
    uid: text('uid'),
    /** Number, code and language while another channel may have to take over; sealed. */
    delivery: text('delivery'),
    /** Wrong codes so far. */
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    tokenExpiresAt: moment('token_expires_at'),
    /** When the right code came; what it proves can be used once, and for a while only. */
    provedAt: moment('proved_at'),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('verification_code_address').on(t.addressIndex, t.createdAt),
    index('verification_code_age').on(t.createdAt),
    uniqueIndex('verification_code_token').on(t.tokenHash).where(sql`${t.tokenHash} is not null`),
  ],
);
