import * as v from 'valibot';
import type { RowOf } from '#db/query.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { isPrivileged } from '#edge/auth/rights.ts';
import { STAFF_ACCOUNT_LIMITS } from '#edge/contract/account/staff-account.ts';
import { email, toE164 } from '#edge/contract/validators/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { AccountActionEnum } from './enums.ts';
import { accountActions, accountByContact } from './staff-account.sql.ts';

const SEARCHES = declareLimit({
  purpose: 'account.staff-search',
  most: STAFF_ACCOUNT_LIMITS.searches,
  windowMs: STAFF_ACCOUNT_LIMITS.searchWindowMs,
  what: 'accounts looked up by email or number',
  by: 'member of staff',
});

type Action = RowOf<typeof accountActions>;

const ActionRef = main.objectRef<Action>('AccountAction').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    action: t.expose('action', { type: AccountActionEnum }),
    reason: t.exposeString('reason'),
    doneBy: t.string({ resolve: ({ doneBy }) => doneBy ?? '' }),
    doneAt: t.expose('doneAt', { type: 'DateTime' }),
  }),
});

interface StaffAccount {
  readonly account: RowOf<typeof accountByContact>;
  readonly actions: readonly Action[];
}

const AccountRef = main.objectRef<StaffAccount>('CustomerAccount').implement({
  description: 'What staff see of an account to sign its person out or to close it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ account }) => account.id }),
    name: t.string({
      description: 'Masked: enough for who talks with the person.',
      resolve: ({ account }) => maskedName(account.name),
    }),
    isStaff: t.boolean({ resolve: ({ account }) => isPrivileged(account) }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ account }) => account.createdAt }),
    disabledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is closed.',
      resolve: ({ account }) => account.disabledAt,
    }),
    sessions: t.int({
      description: 'Devices they are signed in on.',
      resolve: ({ account }) => account.sessions,
    }),
    actions: t.field({
      type: [ActionRef],
      description: 'What staff did to it, the latest first.',
      resolve: ({ actions }) => [...actions],
    }),
  }),
});

main.queryField('customerAccount', (t) =>
  t.field({
    type: AccountRef,
    nullable: true,
    description:
      'The account with this email or phone number, whole and exact. For staff; null when there is none.',
    args: { contact: t.arg.string({ required: true }) },
    resolve: async (_, { contact }, context) => {
      const { customerId } = requireStaff(await context.actor());
      await holdToAttempts(context, SEARCHES, customerId);
      const address = v.safeParse(email(), contact.trim());
      const [account] = await context.readPrimary(
        accountByContact({
          phone: toE164(contact) ?? '',
          email: address.success ? address.output.toLowerCase() : '',
          now: context.clock(),
        }),
      );
      if (account === undefined) return null;
      const actions = await context.readPrimary(accountActions({ customerId: account.id }));
      return { account, actions };
    },
  }),
);
