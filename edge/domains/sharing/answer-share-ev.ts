import { requireCustomer } from '#edge/auth/policy.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { once } from '#edge/platform/write/once.ts';
import { accept, decline } from './answer.ts';
import { givenId } from './given-id.ts';

main.mutationField('acceptShareEv', (t) =>
  t.field({
    type: CommonRef,
    description:
      'The guest takes a loan that was offered: the motorcycle comes into their garage, and the owner reads their name.',
    args: { id: t.arg.id({ required: true, description: 'The loan’s.' }) },
    resolve: async (_, args, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const write = { operation: 'acceptShareEv', who: customerId, input: args };
      const done = await once(context, write, () => accept(customerId, args, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

main.mutationField('declineShareEv', (t) =>
  t.field({
    type: CommonRef,
    description:
      'The guest does not take a loan that was offered; the owner never reads their name.',
    args: {
      id: t.arg.id({ required: true, description: 'The loan’s.' }),
      endingId: t.arg.id({
        description: 'Names this ending, made by the device: `end_` and 26 characters.',
      }),
    },
    resolve: async (_, args, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const input = { id: args.id, endingId: givenId('end', args.endingId, context.ids) };
      const write = { operation: 'declineShareEv', who: customerId, input: args };
      const done = await once(context, write, () => decline(customerId, input, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
