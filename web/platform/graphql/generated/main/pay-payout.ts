// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PayPayoutMutation, PayPayoutMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PayPayoutDocument: TrustedDocument<PayPayoutMutation, PayPayoutMutationVariables> = {
  __meta__: { name: 'PayPayout', hash: 'sha256:8ec180560bc47474f2d7e5fc406e9afdef19536f79976b3538ae56d984f6509f' },
};
