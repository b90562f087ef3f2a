import { and, eq, ne, sql } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { forbidden, requireAdministrator, requireStaff } from '#edge/auth/policy.ts';
import { revokeAllSessions } from '#edge/auth/session.sql.ts';
import { isPrivileged } from '#edge/auth/session-rules.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';

const roleOf = prepare(
  build
    .select({ isPS: customer.isPS, permissions: customer.permissions })
    .from(customer)
    .where(eq(customer.id, p('id')))
    .limit(1),
);

/** Keeps the moment of the first time. */
const setDisabled = prepare(
  build
    .update(customer)
    .set({
      disabledAt: sql`iif(${p('disabled')}, coalesce(${customer.disabledAt}, ${p('now')}), NULL)`,
      updatedAt: sql`${p('now')}`,
    })
    .where(and(eq(customer.id, p('id')), ne(customer.id, p('by'))))
    .returning({ id: customer.id }),
);

const NOT_FOUND = failed('CUSTOMER_NOT_FOUND');

main.mutationField('endCustomerSessions', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Signs a person out on all devices, which then delete what they hold of them. For staff; of staff and administrators only for administrators.',
    args: { customerId: t.arg.id({ required: true }) },
    resolve: async (_, { customerId }, { actor, readPrimary, db, clock }) => {
      const [who, [target]] = await Promise.all([actor(), readPrimary(roleOf({ id: customerId }))]);
      const staff = requireStaff(who);
      if (target === undefined) return NOT_FOUND;
      if (isPrivileged(target) && !staff.permissions.includes('SuperAdmin')) throw forbidden();
      await db.write([revokeAllSessions({ customerId, now: clock(), reason: 'staff' })]);
      return DONE;
    },
  }),
);

main.mutationField('setCustomerDisabled', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Closes an account to its person, or opens it again: their sessions end and no new one begins. For administrators, not for their own account.',
    args: {
      customerId: t.arg.id({ required: true }),
      disabled: t.arg.boolean({ required: true }),
    },
    resolve: async (_, { customerId, disabled }, { actor, db, clock }) => {
      const { customerId: by } = requireAdministrator(await actor());
      const now = clock();
      const [changed] = await db.write([
        setDisabled({ id: customerId, by, disabled: disabled ? 1 : 0, now }),
        ...(disabled && customerId !== by
          ? [revokeAllSessions({ customerId, now, reason: 'staff' })]
          : []),
      ]);
      return changed.length === 0 ? NOT_FOUND : DONE;
    },
  }),
);
