import { readMine } from '#edge/auth/mine.ts';
import type { LoanScope } from '#edge/contract/sharing/share-record.ts';
import { main } from '#edge/graphql/builder.ts';
import { maskedPhone } from '#edge/platform/mask-person.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { ownerOfVehicle, type ShareRow, sharesOf } from './share.sql.ts';
import { LoanScopeEnum } from './vocabulary.ts';

interface ShareUser {
  readonly name: string;
  readonly customerID: string;
  readonly oID: number | null;
  readonly phoneNumber: string | null;
  /** The owner, not a guest. */
  readonly own: boolean;
  readonly loan: ShareRow['share'] | null;
}

const ShareUserRef = main.objectRef<ShareUser>('ShareListUser').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    customerID: t.exposeID('customerID'),
    oID: t.exposeInt('oID', { nullable: true }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'Masked.' }),
    own: t.exposeBoolean('own', { description: 'Whether this is the owner.' }),
    loanStart: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ loan }) => loan?.loanStartAt,
    }),
    loanEnd: t.field({ type: 'DateTime', nullable: true, resolve: ({ loan }) => loan?.loanEndAt }),
    allows: t.field({
      type: [LoanScopeEnum],
      resolve: ({ loan }): LoanScope[] => [...(loan?.allows ?? [])],
    }),
  }),
});

const isOpen = ({ share }: ShareRow, now: number): boolean =>
  share.revokedAt === null && share.loanEndAt > now;

const guestOf = (row: ShareRow): ShareUser => ({
  name: row.guestName,
  customerID: row.share.guestId,
  oID: row.guestOId,
  phoneNumber: row.guestPhone === null ? null : maskedPhone(row.guestPhone),
  own: false,
  loan: row.share,
});

main.queryField('shareList', (t) =>
  t.field({
    type: [ShareUserRef],
    description:
      'Who may ride a motorcycle now or later. The owner sees all; a guest the owner and themselves.',
    args: { vin: t.arg.id({ required: true }) },
    resolve: async (_, { vin }, context) => {
      const now = context.clock();
      const [{ customer, mine: rows }, { mine: owners }] = await Promise.all([
        readMine(context, (who) => sharesOf({ vin, who })),
        readMine(context, () => ownerOfVehicle({ vin })),
      ]);
      const [owner] = owners;
      const open = rows.filter(
        (row) => isOpen(row, now) && row.share.ownerId === owner?.customer.id,
      );
      const mine = owner?.customer.id === customer.customerId;
      const riding = open.some(
        ({ share }) => share.guestId === customer.customerId && share.loanStartAt <= now,
      );
      if (owner === undefined || !(mine || riding))
        throw new Refusal('NOT_FOUND', 'There is no such motorcycle in your garage.');
      const { id, name, oId, phoneNumber } = owner.customer;
      return [
        {
          name,
          customerID: id,
          oID: oId,
          phoneNumber: phoneNumber === null ? null : maskedPhone(phoneNumber),
          own: true,
          loan: null,
        },
        ...open.map(guestOf),
      ];
    },
  }),
);
