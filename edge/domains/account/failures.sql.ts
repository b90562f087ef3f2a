import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { ACCOUNT_LIMITS } from '#edge/contract/account/security.ts';

const TOLD_MS = sql.raw(String(ACCOUNT_LIMITS.failuresToldMs));
const TRIES = sql.raw(String(CODE_LIMITS.tries));

/** Whose address it is, proved by them. */
export const accountBehind = prepareRaw<{ readonly email: string }, string | undefined>(
  sql`SELECT id FROM customer
    WHERE lower(email_address) = ${p('email')} AND email_verified AND disabled_at IS NULL`,
  ({ rows: [row] }) => (row === undefined ? undefined : String(row.id)),
);

interface Failures {
  readonly id: string;
  /** Empty where the address is nobody's: the same statement runs for every address. */
  readonly customerId: string;
  readonly kind: 'FAILED_PROOFS' | 'FAILED_SIGN_INS';
  /** How often it has failed by now. */
  readonly tries: number;
  readonly now: number;
}

/**
 * Has a person told of many wrong passwords, once a day. What was reported by a page counts apart from what we
 * saw ourselves, so that nobody keeps the second silent by the first.
 * @returns whom
 */
export const noteFailures = prepareRaw<Failures, string | undefined>(
  sql`INSERT INTO account_event (id, customer_id, kind, facts, happened_at)
    SELECT ${p('id')}, c.id, ${p('kind')}, json_object('by', 'password'), ${p('now')} FROM customer c
    WHERE c.id = ${p('customerId')} AND ${p('tries')} >= ${sql.raw(String(ACCOUNT_LIMITS.wrongPasswords.notice))}
      AND NOT EXISTS (SELECT 1 FROM account_event WHERE customer_id = c.id AND kind = ${p('kind')}
        AND facts ->> 'by' = 'password' AND happened_at > ${p('now')} - ${TOLD_MS})
    RETURNING customer_id`,
  ({ rows: [row] }) => (row === undefined ? undefined : String(row.customer_id)),
);

/**
 * After a try: has whoever owns the number told, once a day, that a code for it was guessed at until it was
 * worth nothing.
 * @returns whom
 */
export const noteFailedCode = prepareRaw<
  { readonly id: string; readonly codeId: string; readonly now: number },
  string | undefined
>(
  sql`INSERT INTO account_event (id, customer_id, kind, facts, happened_at)
    SELECT ${p('id')}, c.customer_id, 'FAILED_SIGN_INS', json_object('by', 'code'), ${p('now')}
    FROM verification_code c
    WHERE c.id = ${p('codeId')} AND c.kind = 'PHONE' AND c.customer_id IS NOT NULL
      AND c.proved_at IS NULL AND c.tries >= ${TRIES}
      AND NOT EXISTS (SELECT 1 FROM account_event WHERE customer_id = c.customer_id
        AND kind = 'FAILED_SIGN_INS' AND facts ->> 'by' = 'code' AND happened_at > ${p('now')} - ${TOLD_MS})
    RETURNING customer_id`,
  ({ rows: [row] }) => (row === undefined ? undefined : String(row.customer_id)),
);
