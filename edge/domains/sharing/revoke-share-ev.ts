import { requireCustomer } from '#edge/auth/policy.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE } from '#edge/graphql/common.ts';
import { once } from '#edge/platform/write/once.ts';
import { givenId } from './given-id.ts';
import { revoke } from './revoke.ts';

main.mutationField('revokeShareEv', (t) =>
  t.field({
    type: CommonRef,
    description: 'Ends a loan at once: the owner for a guest, or a guest for themselves.',
    args: {
      vin: t.arg.id({ required: true }),
      uID: t.arg.id({ required: true, description: 'The guest: `customerID`.' }),
      odooID: t.arg.int({
        description: 'Not needed; the names of the operation are the gateway’s.',
      }),
      id: t.arg.id({
        description: 'Names this ending, made by the device: `end_` and 26 characters.',
      }),
    },
    resolve: async (_, args, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const input = {
        vin: args.vin,
        uID: args.uID,
        endingId: givenId('end', args.id, context.ids),
      };
      await once(context, { operation: 'revokeShareEv', who: customerId, input: args }, () =>
        revoke(customerId, input, context),
      );
      return DONE;
    },
  }),
);
