import type { BankDetails } from '#edge/contract/orders/after-placing.ts';
import { settleInput, transferInput } from '#edge/contract/orders/desk.ts';
import { main } from '#edge/graphql/builder.ts';
import { decideAtDesk, decideWithValid, reveal, SEEN } from './desk-answer.ts';
import { isOrderError } from './error.ts';
import { openAccount } from './staff/open-account.ts';
import { approveRefund, confirmRefund, reportReturnedRefund } from './staff/refunds.ts';
import { settleAttention } from './staff/settle.ts';
import { OrderResultRef, RefusalRef } from './types.ts';

main.mutationField('approveRefund', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'A refund may go out, by the provider or by bank transfer.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the refund.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion }, context) =>
      decideAtDesk(context, (staffId) => approveRefund(staffId, { id, expectedVersion }, context)),
  }),
);

const byReference = (name: string, description: string, run: typeof confirmRefund): void => {
  main.mutationField(name, (t) =>
    t.field({
      type: OrderResultRef,
      description,
      args: {
        id: t.arg.id({ required: true, description: 'Of the refund.' }),
        reference: t.arg.string({ required: true, description: 'Of the bank.' }),
        expectedVersion: t.arg.int({ required: true, description: SEEN }),
      },
      resolve: (_, { id, reference, expectedVersion }, context) =>
        decideWithValid(context, transferInput, { reference }, (staffId, valid) =>
          run(staffId, { id, ...valid, expectedVersion }, context),
        ),
    }),
  );
};

byReference('confirmRefund', 'A bank transfer was made to the customer.', confirmRefund);
byReference(
  'reportReturnedRefund',
  'The bank does not take a transfer, or sent it back: the customer is asked for another account.',
  reportReturnedRefund,
);

const AccountRef = main.objectRef<BankDetails>('OrderRefundAccount').implement({
  description: 'Where a refund is transferred to, in full.',
  fields: (t) => ({
    bankName: t.exposeString('bankName'),
    accountNumber: t.exposeString('accountNumber'),
    fullName: t.exposeString('fullName'),
    identityNumber: t.exposeString('identityNumber'),
  }),
});

const AccountResultRef = main.unionType('OrderRefundAccountResult', {
  types: [AccountRef, RefusalRef],
  resolveType: (value) => (isOrderError(value) ? 'OrderRefusal' : 'OrderRefundAccount'),
});

main.mutationField('revealRefundAccount', (t) =>
  t.field({
    type: AccountResultRef,
    description:
      'Opens the bank account of a refund for staff. Who did it and why stands in the history.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the refund.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) => reveal(context, args, openAccount),
  }),
);

main.mutationField('settleOrderAttention', (t) =>
  t.field({
    type: OrderResultRef,
    description: `A person has seen to what an order needed one for. What a failed refund left with
      it is paid out with this.`,
    args: {
      id: t.arg.id({ required: true }),
      note: t.arg.string({ required: true, description: 'How; staff alone read it.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, note, expectedVersion }, context) =>
      decideWithValid(context, settleInput, { note }, (staffId, valid) =>
        settleAttention(staffId, { id, ...valid, expectedVersion }, context),
      ),
  }),
);
