import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { verificationCode } from '#db/schema/account-code.ts';
import { registration } from '#db/schema/account-session.ts';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';

interface NewCode {
  readonly id: string;
  readonly kind: 'PHONE' | 'EMAIL';
  readonly addressIndex: string;
  readonly codeHash: string;
  readonly tokenHash: string | null;
  readonly customerId: string | null;
  readonly uid: string | null;
  readonly delivery: string | null;
  readonly now: number;
  readonly codeExpiresAt: number;
  readonly tokenExpiresAt: number | null;
}

/**
 * @param phoneNumber where the code goes; whoever has proved it hears of too many wrong tries. Empty for an email
 * @returns whether it was written: not so soon after the one before to the same number or address
 */
export const insertCode = prepareRaw<
  NewCode & { readonly phoneNumber: string; readonly notAfter: number },
  boolean
>(
  sql`INSERT INTO verification_code (id, kind, address_index, code_hash, token_hash, customer_id, uid, delivery,
      created_at, code_expires_at, token_expires_at)
    SELECT ${p('id')}, ${p('kind')}, ${p('addressIndex')}, ${p('codeHash')}, ${p('tokenHash')},
      coalesce(${p('customerId')}, (SELECT id FROM customer
        WHERE phone_number = ${p('phoneNumber')} AND phone_verified_at IS NOT NULL)),
      ${p('uid')}, ${p('delivery')}, ${p('now')}, ${p('codeExpiresAt')}, ${p('tokenExpiresAt')}
    WHERE NOT EXISTS (SELECT 1 FROM verification_code
      WHERE address_index = ${p('addressIndex')} AND kind = ${p('kind')} AND created_at > ${p('notAfter')})
    RETURNING id`,
  ({ rows }) => rows.length > 0,
);

interface NewcomerReset {
  readonly id: string;
  readonly addressIndex: string;
  /** Empty when the identity provider has no account with the address. */
  readonly uid: string;
  readonly email: string;
  readonly delivery: string;
  readonly now: number;
  readonly expiresAt: number;
}

/**
 * A link to a new password for an account that is nobody's yet: its person signed up and has never signed in.
 * The same statement runs for every address. The link's mark is made from the row's id; there is no code.
 */
export const insertNewcomerReset = prepareRaw<NewcomerReset, void>(
  sql`INSERT INTO verification_code (id, kind, address_index, code_hash, uid, delivery,
      created_at, code_expires_at, token_expires_at)
    SELECT ${p('id')}, 'PASSWORD', ${p('addressIndex')}, '', ${p('uid')}, ${p('delivery')},
      ${p('now')}, ${p('now')}, ${p('expiresAt')}
    WHERE ${p('uid')} <> '' AND NOT EXISTS (SELECT 1 FROM identity_link WHERE uid = ${p('uid')})
      AND NOT EXISTS (SELECT 1 FROM customer WHERE lower(email_address) = ${p('email')} AND email_verified = 1)`,
  () => undefined,
);

/** Its mail is sent by the clock, as those of customers are: how long the answer takes tells of no account. */
export const noteNewcomerReset = prepareRaw<{ readonly id: string; readonly now: number }, void>(
  sql`INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, created_at, due_at)
    SELECT 'newcomer-password ' || id, 'newcomer-password', id, id, ${p('now')}, ${p('now')}, 0
    FROM verification_code WHERE id = ${p('id')}`,
  () => undefined,
);

/** The provider could not be asked: the link is good for another try. */
export const reopenCode = prepare(
  build
    .update(verificationCode)
    .set({ usedAt: null, delivery: sql`${p('delivery')}` })
    .where(eq(verificationCode.id, p('id'))),
);

/**
 * A number that came with a sign-up: whoever signed up with an address that is not theirs must not have it
 * stand in the account of who proves the address.
 */
export const dropSignUpNumber = prepare(
  build
    .update(registration)
    .set({ phoneNumber: null, phoneProvedAt: null })
    .where(eq(registration.uid, p('uid'))),
);

/** One that no provider has taken: the next may be asked for at once. */
export const dropCode = prepare(
  build.delete(verificationCode).where(eq(verificationCode.id, p('id'))),
);

/** Nobody takes over from here on. */
export const settleDelivery = prepare(
  build
    .update(verificationCode)
    .set({ delivery: null })
    .where(eq(verificationCode.id, p('id'))),
);

interface Guess {
  readonly id: string;
  readonly kind: 'PHONE' | 'EMAIL';
  readonly codeHash: string;
  readonly now: number;
}

/**
 * Compares a code and counts the try in one statement, so that parallel tries are all counted.
 * @returns whether it was the right one; undefined when there is nothing left to try
 */
export const tryCode = prepareRaw<Guess, boolean | undefined>(
  sql`UPDATE verification_code SET
      tries = tries + (code_hash <> ${p('codeHash')}),
      proved_at = iif(code_hash = ${p('codeHash')}, ${p('now')}, NULL),
      delivery = iif(kind = 'PHONE' AND code_hash = ${p('codeHash')}, NULL, delivery)
    WHERE id = ${p('id')} AND kind = ${p('kind')} AND proved_at IS NULL AND used_at IS NULL
      AND tries < ${sql.raw(String(CODE_LIMITS.tries))} AND code_expires_at > ${p('now')}
    RETURNING proved_at`,
  ({ rows: [row] }) => (row === undefined ? undefined : row.proved_at !== null),
);

export const codeById = prepare(
  build
    .select()
    .from(verificationCode)
    .where(eq(verificationCode.id, p('id')))
    .limit(1),
);

export const codeByToken = prepare(
  build
    .select()
    .from(verificationCode)
    .where(eq(verificationCode.tokenHash, p('tokenHash')))
    .limit(1),
);

/** The latest mail that is to prove this customer's address. */
export const latestCodeOf = prepare(
  build
    .select()
    .from(verificationCode)
    .where(
      and(eq(verificationCode.customerId, p('customerId')), eq(verificationCode.kind, 'EMAIL')),
    )
    .orderBy(desc(verificationCode.createdAt))
    .limit(1),
);

/** Before an assertion: of two at once, one uses the proof. */
export const spendProof = prepare(
  build
    .update(verificationCode)
    .set({ usedAt: sql`${p('now')}` })
    .where(
      and(
        eq(verificationCode.id, p('id')),
        isNull(verificationCode.usedAt),
        gt(verificationCode.provedAt, p('provedAfter')),
      ),
    ),
);

/** Before an assertion. */
export const spendLink = prepare(
  build
    .update(verificationCode)
    .set({ usedAt: sql`${p('now')}`, delivery: null })
    .where(and(eq(verificationCode.id, p('id')), isNull(verificationCode.usedAt))),
);

/** Takes what another channel needs to send it, once, while the code is still waited for. */
export const takeDelivery = prepareRaw<{ readonly id: string; readonly now: number }, boolean>(
  sql`UPDATE verification_code SET delivery = NULL WHERE id = ${p('id')} AND kind = 'PHONE'
      AND delivery IS NOT NULL AND proved_at IS NULL AND code_expires_at > ${p('now')} RETURNING id`,
  ({ rows }) => rows.length > 0,
);

/** Unless it is another address by now. */
export const markEmailVerified = prepare(
  build
    .update(customer)
    .set({ emailVerified: true, updatedAt: sql`${p('now')}` })
    .where(
      and(eq(customer.id, p('customerId')), sql`lower(${customer.emailAddress}) = ${p('email')}`),
    ),
);

export const registered = prepareRaw<
  { readonly email: string; readonly phoneNumber: string },
  boolean
>(
  sql`SELECT EXISTS (SELECT 1 FROM customer WHERE lower(email_address) = ${p('email')} AND email_verified)
    OR EXISTS (SELECT 1 FROM customer WHERE phone_number = ${p('phoneNumber')} AND phone_verified_at IS NOT NULL) AS n`,
  ({ rows }) => Number(rows[0]?.n) === 1,
);
