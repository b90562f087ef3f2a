import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { loanStateAt } from '#edge/contract/sharing/loan-machine.ts';
import type { LoanScope } from '#edge/contract/sharing/loan-scopes.ts';
import { main } from '#edge/graphql/builder.ts';
import { maskedPhone } from '#edge/platform/mask-person.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { LoanScopeEnum } from './enums.ts';
import { guestNameOf, guestPhoneOf } from './names.ts';
import { ownerOfVehicle, type ShareRow, sharesOf } from './share.sql.ts';

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
    accepted: t.boolean({
      description: 'False while it is an offer; the name is masked until then.',
      resolve: ({ own, loan }) => own || loan?.acceptedAt != null,
    }),
    allows: t.field({
      type: [LoanScopeEnum],
      resolve: ({ loan }): LoanScope[] => [...(loan?.allows ?? [])],
    }),
  }),
});

const isOpen = ({ share }: ShareRow, now: number): boolean => loanStateAt(share, now) !== 'ENDED';

const guestOf = (row: ShareRow): ShareUser => ({
  name: guestNameOf(row.share, row.guestName),
  customerID: row.share.guestId,
  oID: row.share.acceptedAt === null ? null : row.guestOId,
  phoneNumber: guestPhoneOf(row.share, row.guestPhone),
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
      const [{ customer, rows }, { rows: owners }] = await Promise.all([
        readForCustomer(context, (who) => sharesOf({ vin, who })),
        readForCustomer(context, () => ownerOfVehicle({ vin })),
      ]);
      const [owner] = owners;
      const open = rows.filter(
        (row) => isOpen(row, now) && row.share.ownerId === owner?.customer.id,
      );
      const mine = owner?.customer.id === customer.customerId;
      const riding = open.some(
        ({ share }) =>
          share.guestId === customer.customerId &&
          share.acceptedAt !== null &&
          share.loanStartAt <= now,
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
