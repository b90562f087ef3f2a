import { requireStaff } from '#edge/auth/policy.ts';
import { main } from '#edge/graphql/builder.ts';
import { deskAnswer } from './desk-answer.ts';
import { PlaceInput } from './inputs.ts';
import { placeForCustomer } from './staff/place-for-customer.ts';
import { OrderResultRef } from './types.ts';

main.mutationField('placeOrderForCustomer', (t) =>
  t.field({
    type: OrderResultRef,
    description: `An order for a customer in the shop or on the phone, who pays it on its page. Sent again
      with the same id it is the same order; a referral key in it counts for nobody.`,
    args: {
      customerId: t.arg.id({ required: true }),
      input: t.arg({ type: PlaceInput, required: true }),
    },
    resolve: async (_, { customerId, input }, context) => {
      const staff = requireStaff(await context.actor());
      return deskAnswer(
        await placeForCustomer(staff.customerId, customerId, input, context),
        context,
      );
    },
  }),
);
