import * as v from 'valibot';
import type { BankDetails } from '#edge/contract/orders/after-placing.ts';
import { revealInput, settleInput, transferInput } from '#edge/contract/orders/desk.ts';
import { main } from '#edge/graphql/builder.ts';
import { deskAnswer, SEEN } from './desk-answer.ts';
import type { OrderError } from './error.ts';
import { inputFaults } from './place-order.ts';
import { requireOrderDesk } from './staff/access.ts';
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
    resolve: async (_, { id, expectedVersion }, context) => {
      const { customerId } = requireOrderDesk(await context.actor());
      return deskAnswer(await approveRefund(customerId, { id, expectedVersion }, context), context);
    },
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
      resolve: async (_, { id, reference, expectedVersion }, context) => {
        const { customerId } = requireOrderDesk(await context.actor());
        const text = v.safeParse(transferInput, { reference });
        if (!text.success) return inputFaults(text.issues);
        const decision = { id, reference: text.output.reference, expectedVersion };
        return deskAnswer(await run(customerId, decision, context), context);
      },
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

const isRefusal = (value: object): value is OrderError => 'code' in value;

const AccountResultRef = main.unionType('OrderRefundAccountResult', {
  types: [AccountRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? 'OrderRefusal' : 'OrderRefundAccount'),
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
    resolve: async (_, { id, reason }, context) => {
      const { customerId } = requireOrderDesk(await context.actor());
      const parsed = v.safeParse(revealInput, { reason });
      if (!parsed.success) return inputFaults(parsed.issues);
      const opened = await openAccount(customerId, { id, reason: parsed.output.reason }, context);
      return opened.ok ? opened.value : opened.error;
    },
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
    resolve: async (_, { id, note, expectedVersion }, context) => {
      const { customerId } = requireOrderDesk(await context.actor());
      const parsed = v.safeParse(settleInput, { note });
      if (!parsed.success) return inputFaults(parsed.issues);
      const decision = { id, note: parsed.output.note, expectedVersion };
      return deskAnswer(await settleAttention(customerId, decision, context), context);
    },
  }),
);
