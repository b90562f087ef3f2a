import { requireCustomer } from '#edge/auth/policy.ts';
import { type Standing, standingOf } from '#edge/domains/referrals/affiliate.sql.ts';
import { AffiliateStateEnum } from '#edge/domains/referrals/enums.ts';
import { main } from '#edge/graphql/builder.ts';

const StandingRef = main.objectRef<Standing>('OrpStanding').implement({
  description: 'Where somebody stands in the referral programme.',
  fields: (t) => ({
    state: t.field({ type: AffiliateStateEnum, resolve: ({ affiliate }) => affiliate.state }),
    affiliateKey: t.string({
      nullable: true,
      description: 'Once they were taken on.',
      resolve: ({ affiliate: { key, state } }) =>
        state === 'ACTIVE' || state === 'SUSPENDED' ? key : null,
    }),
    appliedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ affiliate }) => affiliate.appliedAt,
    }),
    decidedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ affiliate }) => affiliate.decidedAt,
    }),
    reason: t.string({
      nullable: true,
      description: 'Why it was rejected or suspended.',
      resolve: ({ affiliate }) => affiliate.reason,
    }),
    hasSales: t.exposeBoolean('hasSales', {
      description: 'They sold something, so their figures say something, also after they left.',
    }),
  }),
});

main.queryField('orpStanding', (t) =>
  t.field({
    type: StandingRef,
    nullable: true,
    description: 'Null for whoever never applied.',
    resolve: async (_, __, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const [row] = await context.read(standingOf({ customerId }));
      return row ?? null;
    },
  }),
);
