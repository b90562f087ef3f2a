import { CommissionStateEnum } from '#edge/domains/referrals/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import type { CommissionLine } from './rows.sql.ts';

/** A sale somebody recommended; nothing of who bought. */
export const RowRef = main.objectRef<CommissionLine>('OrpRow').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    productId: t.exposeString('productId'),
    productName: t.exposeString('productName'),
    completedDate: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ completedAt }) => completedAt,
    }),
    transactionDate: t.field({
      type: 'DateTime',
      resolve: ({ transactionAt }) => transactionAt,
    }),
    transactionNo: t.exposeString('transactionNo'),
    state: t.field({ type: CommissionStateEnum, resolve: ({ state }) => state }),
    commission: t.field({
      type: 'Rupiah',
      description: 'What the ledger says it is worth now.',
      resolve: ({ commissionIdr }) => commissionIdr,
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it waits for a person, or ended.',
    }),
    paidDate: t.field({ type: 'DateTime', nullable: true, resolve: ({ paidAt }) => paidAt }),
  }),
});
