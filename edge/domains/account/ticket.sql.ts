import { and, eq, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { accountTicket } from '#db/schema/account-change.ts';
import { limitOf } from '#edge/platform/write/limit.ts';

export const ticketById = prepare(
  build
    .select()
    .from(accountTicket)
    .where(eq(accountTicket.id, p('id')))
    .limit(1),
);

export const insertTicket = prepare(
  build.insert(accountTicket).values({
    id: p('id'),
    customerId: p('customerId'),
    purpose: p('purpose'),
    email: p('email'),
    createdAt: p('now'),
    expiresAt: p('expiresAt'),
  }),
);

/** Once; nothing is changed by a second one. */
export const spendTicket = prepare(
  build
    .update(accountTicket)
    .set({ usedAt: sql`${p('now')}` })
    .where(and(eq(accountTicket.id, p('id')), isNull(accountTicket.usedAt))),
);

export const reopenTicket = prepare(
  build
    .update(accountTicket)
    .set({ usedAt: null })
    .where(eq(accountTicket.id, p('id'))),
);

/** Older links of the same kind end with the newer, or with the change. */
export const endTickets = prepareRaw<
  { customerId: string; purpose: string; keep: string; now: number },
  void
>(
  sql`UPDATE account_ticket SET used_at = ${p('now')} WHERE customer_id = ${p('customerId')}
    AND purpose = ${p('purpose')} AND id <> ${p('keep')} AND used_at IS NULL`,
  () => undefined,
);

/** New addresses a person has asked for since a moment. */
export const emailChanges = limitOf<{ customerId: string; since: number }>(
  sql`SELECT count(*) FROM account_ticket WHERE customer_id = ${p('customerId')}
    AND purpose = 'EMAIL_CHANGE' AND created_at > ${p('since')}`,
);

export const firstEmailChange = prepareRaw<{ customerId: string; since: number }, number | null>(
  sql`SELECT min(created_at) AS first FROM account_ticket WHERE customer_id = ${p('customerId')}
    AND purpose = 'EMAIL_CHANGE' AND created_at > ${p('since')}`,
  ({ rows }) => (rows[0]?.first == null ? null : Number(rows[0].first)),
);

/** The same statements run whether the address has an account or not: neither answer nor time tells. */
export const insertResetTicket = prepareRaw<
  { id: string; email: string; now: number; expiresAt: number },
  void
>(
  sql`INSERT INTO account_ticket (id, customer_id, purpose, email, created_at, expires_at)
    SELECT ${p('id')}, id, 'PASSWORD_RESET', email_address, ${p('now')}, ${p('expiresAt')}
    FROM customer WHERE lower(email_address) = ${p('email')} AND email_verified = 1
      AND disabled_at IS NULL`,
  () => undefined,
);

export const noteResetTicket = prepareRaw<{ id: string; eventId: string; now: number }, void>(
  sql`INSERT INTO account_event (id, customer_id, kind, facts, happened_at)
    SELECT ${p('eventId')}, customer_id, 'PASSWORD_RESET_REQUESTED', json_object('ticket', id), ${p('now')}
    FROM account_ticket WHERE id = ${p('id')}`,
  () => undefined,
);

export const contactOf = prepare(
  build
    .select({
      email: customer.emailAddress,
      phoneNumber: customer.phoneNumber,
      disabledAt: customer.disabledAt,
    })
    .from(customer)
    .where(eq(customer.id, p('id')))
    .limit(1),
);

export const customerWithEmail = prepare(
  build
    .select({ id: customer.id })
    .from(customer)
    .where(sql`lower(${customer.emailAddress}) = ${p('email')}`)
    .limit(1),
);

export const setEmailAddress = prepare(
  build
    .update(customer)
    .set({
      emailAddress: sql`${p('email')}`,
      emailVerified: true,
      updatedAt: sql`${p('now')}`,
    })
    .where(eq(customer.id, p('id'))),
);
