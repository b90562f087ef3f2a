import { and, desc, eq, or, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { accountAction } from '#db/schema/account-action.ts';
import { ROLE_PERMISSIONS } from '#db/schema/staff.ts';
import { STAFF_ACCOUNT_LIMITS } from '#edge/contract/account/staff-account.ts';

/** By the whole number or the whole address; empty texts match nobody. */
export const accountByContact = prepare(
  build
    .select({
      id: customer.id,
      name: customer.name,
      isPS: customer.isPS,
      permissions: customer.permissions,
      rolePermissions: ROLE_PERMISSIONS,
      disabledAt: customer.disabledAt,
      createdAt: customer.createdAt,
      sessions: sql`(SELECT count(*) FROM session WHERE session.customer_id = customer.id
        AND session.revoked_at IS NULL AND session.expires_at > ${p('now')})`.mapWith(Number),
    })
    .from(customer)
    .where(
      or(
        and(eq(customer.phoneNumber, p('phone')), sql`${p('phone')} <> ''`),
        and(sql`lower(${customer.emailAddress}) = ${p('email')}`, sql`${p('email')} <> ''`),
      ),
    )
    .limit(1),
);

/** The latest first. */
export const accountActions = prepare(
  build
    .select({
      id: accountAction.id,
      action: accountAction.action,
      reason: accountAction.reason,
      doneAt: accountAction.doneAt,
      doneBy: customer.name,
    })
    .from(accountAction)
    .leftJoin(customer, eq(customer.id, accountAction.doneBy))
    .where(eq(accountAction.customerId, p('customerId')))
    .orderBy(desc(accountAction.doneAt), desc(accountAction.id))
    .limit(STAFF_ACCOUNT_LIMITS.actions),
);

export const roleOf = prepare(
  build
    .select({
      isPS: customer.isPS,
      permissions: customer.permissions,
      rolePermissions: ROLE_PERMISSIONS,
      disabledAt: customer.disabledAt,
    })
    .from(customer)
    .where(eq(customer.id, p('id')))
    .limit(1),
);

/** Keeps the moment of the first time. */
export const setDisabled = prepare(
  build
    .update(customer)
    .set({
      disabledAt: sql`iif(${p('disabled')}, coalesce(${customer.disabledAt}, ${p('now')}), NULL)`,
      updatedAt: sql`${p('now')}`,
    })
    .where(and(eq(customer.id, p('id')), sql`${customer.id} <> ${p('by')}`))
    .returning({ id: customer.id }),
);

interface Noted {
  readonly id: string;
  readonly customerId: string;
  readonly reason: string;
  readonly by: string;
  readonly now: number;
}

/** Before the sessions end; sent again it finds none open, and notes nothing. */
export const noteSessionsEnded = prepareRaw<Noted, void>(
  sql`INSERT INTO account_action (id, customer_id, action, reason, done_by, done_at)
    SELECT ${p('id')}, ${p('customerId')}, 'END_SESSIONS', ${p('reason')}, ${p('by')}, ${p('now')}
    WHERE EXISTS (SELECT 1 FROM session WHERE customer_id = ${p('customerId')} AND revoked_at IS NULL)`,
  () => undefined,
);

/** Each time some were there to be taken away. */
export const noteFactorsRemoved = prepareRaw<Noted, void>(
  sql`INSERT INTO account_action (id, customer_id, action, reason, done_by, done_at)
    VALUES (${p('id')}, ${p('customerId')}, 'REMOVE_FACTORS', ${p('reason')}, ${p('by')}, ${p('now')})`,
  () => undefined,
);

/** Before the account changes; sent again it finds it as it should be, and notes nothing. */
export const noteDisabled = prepareRaw<Noted & { readonly disabled: number }, void>(
  sql`INSERT INTO account_action (id, customer_id, action, reason, done_by, done_at)
    SELECT ${p('id')}, id, iif(${p('disabled')}, 'CLOSE', 'REOPEN'), ${p('reason')}, ${p('by')}, ${p('now')}
    FROM customer WHERE id = ${p('customerId')} AND id <> ${p('by')}
      AND (disabled_at IS NOT NULL) <> ${p('disabled')}`,
  () => undefined,
);
