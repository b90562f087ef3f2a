import { requireCustomer } from '#edge/auth/policy.ts';
import { deskAnswer, SEEN } from '#edge/domains/orders/desk-answer.ts';
import { ComplaintOutcomeEnum, ComplaintSubjectEnum } from '#edge/domains/orders/enums.ts';
import { requireOrderReader } from '#edge/domains/orders/staff/access.ts';
import { answer, OrderResultRef } from '#edge/domains/orders/types.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { answerComplaint, resolveComplaint } from './answer.ts';
import { openComplaint, replyToComplaint, withdrawComplaint } from './complain.ts';

const who = async (context: Context): Promise<string> =>
  requireCustomer(await context.actor()).customerId;
const staff = async (context: Context): Promise<string> =>
  requireOrderReader(await context.actor()).customerId;

const FILES = 'Ids of uploads for `COMPLAINT`.';

const OpenInput = main.inputType('OpenComplaintInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`cmp_` and 26 characters, made by the device.' }),
    orderId: t.id({ required: true }),
    subject: t.field({ type: ComplaintSubjectEnum, required: true }),
    text: t.string({ required: true }),
    files: t.idList({ required: true, description: FILES }),
  }),
});

const ReplyInput = main.inputType('ReplyToComplaintInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Of the message: `cmm_` and 26 characters.' }),
    orderId: t.id({ required: true }),
    text: t.string({ required: true }),
    files: t.idList({ required: true, description: FILES }),
  }),
});

main.mutationField('openComplaint', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'Begins a complaint about an order. Sent again with the same id it is the same.',
    args: { input: t.arg({ type: OpenInput, required: true }) },
    resolve: async (_, { input }, context) =>
      answer(await openComplaint(await who(context), input, context), context),
  }),
);

main.mutationField('replyToComplaint', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'The customer writes once more in the complaint that is under way.',
    args: { input: t.arg({ type: ReplyInput, required: true }) },
    resolve: async (_, { input }, context) =>
      answer(await replyToComplaint(await who(context), input, context), context),
  }),
);

main.mutationField('withdrawComplaint', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'There is nothing to complain about any more.',
    args: { orderId: t.arg.id({ required: true }) },
    resolve: async (_, { orderId }, context) =>
      answer(await withdrawComplaint(await who(context), orderId, context), context),
  }),
);

main.mutationField('answerComplaint', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'Staff answer the complaint that is under way: it is the customer’s turn.',
    args: {
      id: t.arg.id({ required: true }),
      messageId: t.arg.id({ required: true, description: '`cmm_` and 26 characters.' }),
      text: t.arg.string({ required: true, description: 'The customer reads it.' }),
      files: t.arg.idList({ description: FILES }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: async (_, decision, context) =>
      deskAnswer(await answerComplaint(await staff(context), decision, context), context),
  }),
);

main.mutationField('resolveComplaint', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'Staff end the complaint that is under way, and say what came of it.',
    args: {
      id: t.arg.id({ required: true }),
      outcome: t.arg({ type: ComplaintOutcomeEnum, required: true }),
      text: t.arg.string({ required: true, description: 'The customer reads it.' }),
      files: t.arg.idList({ description: FILES }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: async (_, decision, context) =>
      deskAnswer(await resolveComplaint(await staff(context), decision, context), context),
  }),
);
