import { requireCustomer } from '#edge/auth/policy.ts';
import { requireFreshCustomer } from '#edge/auth/step-up.ts';
import type { TransferFault } from '#edge/contract/sharing/transfer-machine.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import type { Result } from '#edge/platform/result.ts';
import { approveTransfer, cancelTransfer, denyTransfer } from './decide.ts';

const who = async ({ actor }: Context): Promise<string> =>
  requireCustomer(await actor()).customerId;

const outcomeOf = (done: Result<unknown, TransferFault>) => (done.ok ? DONE : failed(done.error));

const answerArgs = {
  vin: { type: 'String', required: true },
  requester: { type: 'ID', required: true, description: '`requesterOdooID` of the request.' },
} as const;

main.mutationField('approveTransferOwnership', (t) =>
  t.field({
    type: CommonRef,
    description:
      'The owner hands the motorcycle over, after a fresh sign-in. A repeat is a success.',
    args: { vin: t.arg(answerArgs.vin), requester: t.arg(answerArgs.requester) },
    resolve: async (_, args, context) => {
      const { customerId } = await requireFreshCustomer(context);
      return outcomeOf(await approveTransfer(customerId, args, context));
    },
  }),
);

main.mutationField('denyTransferOwnership', (t) =>
  t.field({
    type: CommonRef,
    args: { vin: t.arg(answerArgs.vin), requester: t.arg(answerArgs.requester) },
    resolve: async (_, args, context) =>
      outcomeOf(await denyTransfer(await who(context), args, context)),
  }),
);

main.mutationField('cancelTransferOwnership', (t) =>
  t.field({
    type: CommonRef,
    description: 'Who asked takes the request back.',
    args: { vin: t.arg(answerArgs.vin) },
    resolve: async (_, { vin }, context) =>
      outcomeOf(await cancelTransfer(await who(context), vin, context)),
  }),
);
