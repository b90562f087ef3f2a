// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawOrderMutation, WithdrawOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawOrderDocument: TrustedDocument<WithdrawOrderMutation, WithdrawOrderMutationVariables> = {
  __meta__: { name: 'WithdrawOrder', hash: 'sha256:fa870bdafad5074f6c559fed15a05ed3dfbdf1fab1baad9a554ee613673b3efb' },
};
