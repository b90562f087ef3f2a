import * as v from 'valibot';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { revokeAllSessions } from '#edge/auth/session.sql.ts';
import { accountReasonInput } from '#edge/contract/account/staff-account.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { linksOf } from './link.sql.ts';
import { noteFactorsRemoved, roleOf } from './staff-account.sql.ts';

main.mutationField('removeCustomerSecondFactors', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Takes all second factors off a person who has lost theirs, of staff as well, and ends their sessions; they hear of it. What needs a second factor stays closed until they set up another one. For administrators who know the person, after a fresh sign-in, and not for their own account. Answers `CUSTOMER_NOT_FOUND`, `ACCOUNT_REASON_INVALID` or `SECOND_FACTOR_NOT_FOUND`.',
    args: {
      customerId: t.arg.id({ required: true }),
      reason: t.arg.string({
        required: true,
        description: 'How it was made sure who asks; stands in the history of the account.',
      }),
    },
    resolve: async (_, args, context) => {
      const { actor, readPrimary, db, clock, ids, identity } = context;
      const { customerId } = args;
      const [who, [target], links] = await Promise.all([
        actor(),
        readPrimary(roleOf({ id: customerId })),
        readPrimary(linksOf({ customerId })),
      ]);
      const { customerId: by } = requireStaff(who);
      const parsed = v.safeParse(accountReasonInput, args);
      if (!parsed.success) return failed('ACCOUNT_REASON_INVALID');
      if (target === undefined || customerId === by) return failed('CUSTOMER_NOT_FOUND');
      const { accounts } = identity;
      const byAccount = await Promise.all(
        links.map(async ({ uid }) => ({ uid, factors: await accounts.secondFactors(uid) })),
      );
      const having = byAccount.filter(({ factors }) => factors.length > 0);
      if (having.length === 0) return failed('SECOND_FACTOR_NOT_FOUND');
      const now = clock();
      const { reason } = parsed.output;
      // Written first: a provider that fails half-way leaves a line too many, never a factor gone without one.
      await db.write([
        noteFactorsRemoved({ id: ids('aca'), customerId, reason, by, now }),
        revokeAllSessions({ customerId, now, reason: 'staff' }),
        noteAccountEvent({ id: ids('aev'), customerId, kind: 'SECOND_FACTOR_REMOVED', now }),
      ]);
      for (const { uid, factors } of having)
        for (const { id } of factors) await accounts.removeSecondFactor(uid, id);
      return DONE;
    },
  }),
);
