import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import { type TransferState, transferStateAt } from '#edge/contract/sharing/transfer-machine.ts';
import { snapshotOf } from '#edge/domains/garage/index.ts';
import { TransferStatusEnum } from '#edge/domains/sharing/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { maskedName, maskedPhone } from '#edge/platform/mask-person.ts';
import { type TransferRow, transfersOf } from './transfer.sql.ts';

interface TransferRequest {
  readonly row: TransferRow;
  /** The one who reads is asked, and decides. */
  readonly incoming: boolean;
  readonly status: TransferState;
}

const TransferRef = main.objectRef<TransferRequest>('TransferRequest').implement({
  description: 'A request for ownership, as the one who decides or the one who asked sees it.',
  fields: (t) => ({
    requesterOdooID: t.id({ resolve: ({ row }) => row.requesterNumber }),
    name: t.string({
      description: 'Who asked.',
      resolve: ({ row }) => row.requesterName,
    }),
    phoneNumber: t.string({
      nullable: true,
      description: 'Of who asked, masked.',
      resolve: ({ row }) => (row.requesterPhone === null ? null : maskedPhone(row.requesterPhone)),
    }),
    ownerName: t.string({
      description: 'Masked for who asked.',
      resolve: ({ row, incoming }) => (incoming ? row.ownerName : maskedName(row.ownerName)),
    }),
    vin: t.string({ resolve: ({ row }) => row.vin }),
    productName: t.string({
      resolve: ({ row }) => productOfGeneration(row.generation)?.name ?? row.productCode,
    }),
    snapshot: t.string({ nullable: true, resolve: ({ row }) => snapshotOf(row) }),
    status: t.field({ type: TransferStatusEnum, resolve: ({ status }) => status }),
    incoming: t.exposeBoolean('incoming'),
    requestedAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.transfer.requestedAt }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.transfer.expiresAt }),
    decidedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ row }) => row.transfer.decidedAt,
    }),
  }),
});

main.queryField('transferOwnershipList', (t) =>
  t.field({
    type: [TransferRef],
    description: 'Requests the customer decides on or has made, the newest first.',
    args: { vin: t.arg.string({ description: 'Of one motorcycle; of all when left out.' }) },
    resolve: async (_, { vin }, context) => {
      const { customer, rows } = await readForCustomer(context, (customerId) =>
        transfersOf({ customerId, vin: vin ?? null }),
      );
      const now = context.clock();
      return rows.map((row) => ({
        row,
        incoming: row.transfer.ownerId === customer.customerId,
        status: transferStateAt(row.transfer.status, row.transfer.expiresAt, now),
      }));
    },
  }),
);
