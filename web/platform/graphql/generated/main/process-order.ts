// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProcessOrderMutation, ProcessOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ProcessOrderDocument: TrustedDocument<ProcessOrderMutation, ProcessOrderMutationVariables> = {
  __meta__: { name: 'ProcessOrder', hash: 'sha256:a07003a274050f655f5a9e996a775ad2fea2fd22fbc0e86a23d12bef7aba1d1e' },
};
