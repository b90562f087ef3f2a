// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndPriceMutation, EndPriceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndPriceDocument: TrustedDocument<EndPriceMutation, EndPriceMutationVariables> = {
  __meta__: { name: 'EndPrice', hash: 'sha256:ade925a0a703cfd45dbe4472389f8c3910c6c40cb0944a953d009a30edf79439' },
};
