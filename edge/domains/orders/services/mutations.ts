import { requireCustomer } from '#edge/auth/policy.ts';
import { estimateAnswerInput } from '#edge/contract/garage/estimate.ts';
import {
  answerServicePrice,
  BookingInput,
  bookService,
  EstimateAnswerEnum,
  RoadsideAnswerRef,
  roadsideRefused,
  SubscriptionInput,
  subscribe,
} from '#edge/domains/garage/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { validInput } from '#edge/platform/public-message.ts';
import { once } from '#edge/platform/write/once.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { payForService } from './place.ts';

main.mutationField('insertSubscription', (t) =>
  t.field({
    type: RoadsideAnswerRef,
    description:
      'Orders roadside assistance for an own motorcycle; it begins when the order is paid. Counts once.',
    args: { param: t.arg({ type: SubscriptionInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const write = { operation: 'insertSubscription', who, input: param };
      const payFor = payForService(who, context, context.readPrimary);
      const done = await once(context, write, () => subscribe(who, param, context, payFor));
      return done.ok ? { ...done.value, ...DONE, covered: null } : roadsideRefused(done.error);
    },
  }),
);

main.mutationField('bookService', (t) =>
  t.field({
    type: CommonRef,
    description:
      'An appointment at a workshop; what has a price is an order to pay before it. May be sent again; it counts once.',
    args: { param: t.arg({ type: BookingInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const write = { operation: 'bookService', who, input: param };
      const payFor = payForService(who, context, context.readPrimary);
      const done = await once(context, write, () => bookService(who, param, context, payFor));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

main.mutationField('cancelServiceBooking', (t) =>
  t.field({
    type: CommonRef,
    description: 'Until it begins. What was paid for it goes back.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const done = await cancelAppointment(customerId, id, context);
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

main.mutationField('answerServicePrice', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Agrees to the price that a workshop has stated, which places an order to pay, or declines it. The same answer again counts once.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the price.' }),
      answer: t.arg({ type: EstimateAnswerEnum, required: true }),
    },
    resolve: async (_, args, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const input = validInput(estimateAnswerInput, args);
      const write = { operation: 'answerServicePrice', who, input };
      const payFor = payForService(who, context, context.readPrimary);
      const done = await once(context, write, () =>
        answerServicePrice(who, input, context, payFor),
      );
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
