import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { main } from '#edge/graphql/builder.ts';
import { EndedByEnum } from './enums.ts';
import { guestNameOf, guestPhoneOf } from './names.ts';
import { type ShareRow, sharesOf } from './share.sql.ts';

const endOf = ({ share }: ShareRow): number =>
  Math.min(share.revokedAt ?? share.loanEndAt, share.loanEndAt);

const HistoryRef = main.objectRef<ShareRow>('ShareHistory').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ share }) => share.id }),
    ownerID: t.id({ resolve: ({ share }) => share.ownerId }),
    loanStart: t.field({ type: 'DateTime', resolve: ({ share }) => share.loanStartAt }),
    loanEnd: t.field({
      type: 'DateTime',
      description: 'When it was over, or will be.',
      resolve: endOf,
    }),
    guestID: t.id({ resolve: ({ share }) => share.guestId }),
    guestFullname: t.string({
      description: 'Masked unless they accepted.',
      resolve: ({ share, guestName }) => guestNameOf(share, guestName),
    }),
    guestPhoneNumber: t.string({
      nullable: true,
      description: 'Masked.',
      resolve: ({ share, guestPhone }) => guestPhoneOf(share, guestPhone),
    }),
    vin: t.id({ resolve: ({ vin }) => vin }),
    endedBy: t.field({
      type: EndedByEnum,
      nullable: true,
      resolve: ({ share }) => share.endedBy,
    }),
  }),
});

main.queryField('shareEVHistoryList', (t) =>
  t.field({
    type: [HistoryRef],
    description:
      'Loans of a motorcycle that the customer who asks offered or had, the newest first. None for others.',
    args: { vin: t.arg.id({ required: true }) },
    resolve: async (_, { vin }, context) => {
      const { customer, rows } = await readForCustomer(context, (who) => sharesOf({ vin, who }));
      // A guest's begins when they accept.
      return rows.filter(
        ({ share }) => share.ownerId === customer.customerId || share.acceptedAt !== null,
      );
    },
  }),
);
