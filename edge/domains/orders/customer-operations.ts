import { requireCustomer } from '#edge/auth/policy.ts';
import { requireFreshCustomer } from '#edge/auth/step-up.ts';
import { ANY_LOCALE } from '#edge/contract/locale-path.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { once } from '#edge/platform/write/once.ts';
import { cancelOrder } from './cancel.ts';
import {
  choosePayment,
  confirmReceived,
  payDownPayment,
  reopenPayment,
  withdrawInstallment,
} from './choose-payment.ts';
import { OrderLocaleEnum } from './enums.ts';
import { payHelpDifference } from './help-difference.ts';
import { CancelInput, CompleteInput, PlaceInput, RefundInput } from './inputs.ts';
import { checkPayment, startPayment } from './pay.ts';
import { placeOrder } from './place-order.ts';
import { giveRefundAccount } from './refund-account.ts';
import { answer, answerById, OrderResultRef } from './types.ts';

const who = async ({ actor }: Context): Promise<string> =>
  requireCustomer(await actor()).customerId;

main.mutationField('placeOrder', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'A booking or a direct purchase, at the catalogue’s price. Sent again with the same id it is the same order.',
    args: { input: t.arg({ type: PlaceInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const customerId = await who(context);
      const request = { operation: 'placeOrder', who: customerId, input: input.id };
      return answerById(
        await once(context, request, () => placeOrder(customerId, input, context)),
        context,
      );
    },
  }),
);

main.mutationField('completeOrderDetails', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'Owner and way of paying, once a motorcycle is allocated, and again after a financing company said no.',
    args: { input: t.arg({ type: CompleteInput, required: true }) },
    resolve: async (_, { input }, context) =>
      answer(await choosePayment(await who(context), input, context), context),
  }),
);

main.mutationField('cancelOrder', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'With the sum that `cancellation` named; refused with the new one when it differs. With a bank account, after a fresh sign-in.',
    args: { input: t.arg({ type: CancelInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { customerId } =
        input.bank == null
          ? requireCustomer(await context.actor())
          : await requireFreshCustomer(context);
      return answer(await cancelOrder(customerId, input, context), context);
    },
  }),
);

main.mutationField('requestRefund', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'The bank account for refunds that cannot go back the way the money came. After a fresh sign-in.',
    args: { input: t.arg({ type: RefundInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { customerId } = await requireFreshCustomer(context);
      return answer(await giveRefundAccount(customerId, input, context), context);
    },
  }),
);

/** An own page: the provider sends the browser there, and nowhere else. */
const RETURN_PATH = new RegExp(`^/(${ANY_LOCALE})/[\\w/-]{1,200}$`);

main.mutationField('startPayment', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'The page to pay on: the open payment of the order, or a new one. Another method ends the open payment first.',
    args: {
      id: t.arg.id({ required: true }),
      method: t.arg.string({ description: 'As the provider names it; none offers all that fit.' }),
      locale: t.arg({
        type: OrderLocaleEnum,
        required: true,
      }),
      returnPath: t.arg.string({ required: true, description: 'Of our own site, e.g. `/en/…`.' }),
    },
    resolve: async (_, { id, method, locale, returnPath }, context) => {
      const customerId = await who(context);
      if (!RETURN_PATH.test(returnPath))
        throw new Refusal('BAD_USER_INPUT', '`returnPath` is no page of ours.');
      const returnUrl = new URL(returnPath, context.env.SITE_ORIGIN).href;
      const done = await startPayment(
        customerId,
        { id, method: method?.slice(0, 40) ?? null, locale, returnUrl },
        context,
      );
      return done.ok
        ? answer({ ok: true, value: done.value.loaded }, context, done.value.url)
        : done.error;
    },
  }),
);

const orderMutation = (
  name: string,
  description: string,
  run: (customerId: string, id: string, context: Context) => ReturnType<typeof checkPayment>,
): void => {
  main.mutationField(name, (t) =>
    t.field({
      type: OrderResultRef,
      description,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        answer(await run(await who(context), id, context), context),
    }),
  );
};

orderMutation(
  'checkPayment',
  'Asks the payment provider, for somebody who comes back from its page.',
  checkPayment,
);
orderMutation(
  'payDownPayment',
  'An approved application goes on to the down payment.',
  payDownPayment,
);
main.mutationField('payHelpDifference', (t) =>
  t.field({
    type: OrderResultRef,
    description: `The government does not pay its part of a paid order: the customer goes on at the price
      without it. Refused with the figures that hold when they are not what the customer saw.`,
    args: {
      id: t.arg.id({ required: true }),
      total: t.arg({ type: 'Rupiah', required: true, description: 'Without the help.' }),
      due: t.arg({ type: 'Rupiah', required: true, description: 'To be paid for it now.' }),
    },
    resolve: async (_, request, context) =>
      answer(await payHelpDifference(await who(context), request, context), context),
  }),
);

orderMutation('withdrawInstallment', 'Takes an application back.', withdrawInstallment);
orderMutation(
  'changePaymentOption',
  'A booked order whose rest is unpaid goes back to the choice of how to pay.',
  reopenPayment,
);
orderMutation('confirmReceived', 'The motorcycle is there and in order.', confirmReceived);
