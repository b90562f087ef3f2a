import { requireCustomer } from '#edge/auth/policy.ts';
import { decideAtDesk, SEEN } from '#edge/domains/orders/desk-answer.ts';
import { ReturnReasonEnum, TakenOutReasonEnum } from '#edge/domains/orders/enums.ts';
import { handOverItems } from '#edge/domains/orders/hand-over/hand-over.ts';
import { answer, OrderResultRef } from '#edge/domains/orders/types.ts';
import { main } from '#edge/graphql/builder.ts';
import { decideReturn, withdrawReturn } from './decide.ts';
import { receiveReturn } from './receive.ts';
import { requestReturn } from './request.ts';
import { takeOutItems } from './take-out.ts';

const LineInput = main.inputType('GoodsReturnLineInput', {
  fields: (t) => ({
    position: t.int({ required: true, description: 'Of the item in its order.' }),
    quantity: t.int({ required: true }),
  }),
});

const ID = '`grt_` and 26 characters, made by the device.';

const ReturnInput = main.inputType('RequestGoodsReturnInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: ID }),
    orderId: t.id({ required: true }),
    lines: t.field({ type: [LineInput], required: true }),
    reason: t.field({ type: ReturnReasonEnum, required: true }),
    note: t.string(),
    photos: t.idList({ required: true, description: 'Ids of uploads that show what is wrong.' }),
  }),
});

main.mutationField('requestGoodsReturn', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'Some goods of an order go back, within two working days of the hand-over. Sent again with the same id it is the same return.',
    args: { input: t.arg({ type: ReturnInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      return answer(await requestReturn(customerId, input, context), context);
    },
  }),
);

main.mutationField('withdrawGoodsReturn', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'The customer keeps the goods after all.',
    args: { id: t.arg.id({ required: true, description: 'Of the return.' }) },
    resolve: async (_, { id }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      return answer(await withdrawReturn(customerId, id, context), context);
    },
  }),
);

main.mutationField('decideGoodsReturn', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'A return is accepted, or refused with a reason; also when the goods are here.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the order.' }),
      returnId: t.arg.id({ required: true }),
      accepted: t.arg.boolean({ required: true }),
      answer: t.arg.string({ description: 'The customer reads it.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion, ...decision }, context) =>
      decideAtDesk(context, (staffId) =>
        decideReturn(staffId, decision, { id, expectedVersion }, context),
      ),
  }),
);

main.mutationField('receiveGoodsReturn', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'The goods are back, and what was paid for them is asked for as a refund.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the order.' }),
      returnId: t.arg.id({ required: true }),
      isRestocked: t.arg.boolean({ required: true, description: 'They can be sold again.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion, ...decision }, context) =>
      decideAtDesk(context, (staffId) =>
        receiveReturn(staffId, decision, { id, expectedVersion }, context),
      ),
  }),
);

main.mutationField('withdrawOrderItems', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'Some goods of a paid order cannot be delivered: it goes on without them, and what was paid for them goes back.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the order.' }),
      returnId: t.arg.id({ required: true, description: ID }),
      lines: t.arg({ type: [LineInput], required: true }),
      reason: t.arg({ type: TakenOutReasonEnum, required: true }),
      answer: t.arg.string({ description: 'The customer reads it.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion, ...decision }, context) =>
      decideAtDesk(context, (staffId) =>
        takeOutItems(staffId, decision, { id, expectedVersion }, context),
      ),
  }),
);

main.mutationField('handOverOrderItems', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'Some goods of an order came to their buyer before the rest, which is delivered later or taken out.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the order.' }),
      parcelId: t.arg.id({
        required: true,
        description: '`gho_` and 26 characters, made by the device.',
      }),
      lines: t.arg({ type: [LineInput], required: true }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion, ...parcel }, context) =>
      decideAtDesk(context, (staffId) =>
        handOverItems(staffId, parcel, { id, expectedVersion }, context),
      ),
  }),
);
