import * as v from 'valibot';
import { isAssertionFailure } from '#db/assertion.ts';
import { forbidden, requireStaff } from '#edge/auth/policy.ts';
import { assertAdministratorLeft } from '#edge/auth/rights.sql.ts';
import { isPrivileged } from '#edge/auth/rights.ts';
import { revokeAllSessions } from '#edge/auth/session.sql.ts';
import { accountReasonInput, STAFF_ACCOUNT_LIMITS } from '#edge/contract/account/staff-account.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { noteDisabled, noteSessionsEnded, roleOf, setDisabled } from './staff-account.sql.ts';

const NOT_FOUND = failed('CUSTOMER_NOT_FOUND');
const NO_REASON = failed(
  'ACCOUNT_REASON_INVALID',
  `Say why, in 5 to ${STAFF_ACCOUNT_LIMITS.reason} characters.`,
);

const REASON = 'Stands in the history of the account.';

main.mutationField('endCustomerSessions', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Signs a person out on all devices, which then delete what they hold of them. For staff; of staff and administrators only for administrators.',
    args: {
      customerId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: async (_, args, { actor, readPrimary, db, clock, ids }) => {
      const { customerId } = args;
      const [who, [target]] = await Promise.all([actor(), readPrimary(roleOf({ id: customerId }))]);
      const staff = requireStaff(who);
      if (target === undefined) return NOT_FOUND;
      if (isPrivileged(target) && !staff.permissions.includes('SuperAdmin')) throw forbidden();
      const parsed = v.safeParse(accountReasonInput, args);
      if (!parsed.success) return NO_REASON;
      const now = clock();
      const by = staff.customerId;
      await db.write([
        noteSessionsEnded({ id: ids('aca'), customerId, reason: parsed.output.reason, by, now }),
        revokeAllSessions({ customerId, now, reason: 'staff' }),
      ]);
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
      reason: t.arg.string({ required: true, description: REASON }),
    },
    resolve: async (_, args, { actor, readPrimary, db, clock, ids }) => {
      const { customerId } = args;
      const [who, [target]] = await Promise.all([actor(), readPrimary(roleOf({ id: customerId }))]);
      const { customerId: by } = requireStaff(who);
      const parsed = v.safeParse(accountReasonInput, args);
      if (!parsed.success) return NO_REASON;
      if (target === undefined || customerId === by) return NOT_FOUND;
      const now = clock();
      const disabled = args.disabled ? 1 : 0;
      const noted = { id: ids('aca'), customerId, reason: parsed.output.reason, by, now };
      try {
        await db.write([
          noteDisabled({ ...noted, disabled }),
          setDisabled({ id: customerId, by, disabled, now }),
          ...(args.disabled ? [revokeAllSessions({ customerId, now, reason: 'staff' })] : []),
          assertAdministratorLeft({}),
        ]);
      } catch (error) {
        if (isAssertionFailure(error)) return failed('ROLE_LAST_ADMINISTRATOR');
        throw error;
      }
      return DONE;
    },
  }),
);
