// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CancelOrderMutation, CancelOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CancelOrderDocument: TrustedDocument<CancelOrderMutation, CancelOrderMutationVariables> = {
  __meta__: { name: 'CancelOrder', hash: 'sha256:8b04d665f30940280f80107c707a6fd20efce3857afc116915f61fadfff4594a' },
};
