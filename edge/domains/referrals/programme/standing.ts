import { requireCustomer } from '#edge/auth/policy.ts';
import { type AffiliateRow, affiliateOf } from '#edge/domains/referrals/affiliate.sql.ts';
import { AffiliateStateEnum } from '#edge/domains/referrals/enums.ts';
import { main } from '#edge/graphql/builder.ts';

const StandingRef = main.objectRef<AffiliateRow>('OrpStanding').implement({
  description: 'Where somebody stands in the referral programme.',
  fields: (t) => ({
    state: t.field({ type: AffiliateStateEnum, resolve: ({ state }) => state }),
    affiliateKey: t.string({
      nullable: true,
      description: 'Once they were taken on.',
      resolve: ({ key, state }) => (state === 'ACTIVE' || state === 'SUSPENDED' ? key : null),
    }),
    appliedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ appliedAt }) => appliedAt,
    }),
    decidedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ decidedAt }) => decidedAt,
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it was rejected or suspended.',
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
      const [row] = await context.read(affiliateOf({ customerId }));
      return row ?? null;
    },
  }),
);
