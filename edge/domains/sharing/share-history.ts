import { readMine } from '#edge/auth/mine.ts';
import { main } from '#edge/graphql/builder.ts';
import { maskedPhone } from '#edge/platform/mask-person.ts';
import { type ShareRow, sharesOf } from './share.sql.ts';
import { EndedByEnum } from './vocabulary.ts';

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
    guestFullname: t.string({ resolve: ({ guestName }) => guestName }),
    guestPhoneNumber: t.string({
      nullable: true,
      description: 'Masked.',
      resolve: ({ guestPhone }) => (guestPhone === null ? null : maskedPhone(guestPhone)),
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
      'Loans of a motorcycle that the customer who asks gave or had, the newest first. None for others.',
    args: { vin: t.arg.id({ required: true }) },
    resolve: async (_, { vin }, context) => {
      const { mine } = await readMine(context, (who) => sharesOf({ vin, who }));
      return mine;
    },
  }),
);
