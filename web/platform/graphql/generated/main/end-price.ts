// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndPriceMutation, EndPriceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndPriceDocument: TrustedDocument<EndPriceMutation, EndPriceMutationVariables> = {
  __meta__: { name: 'EndPrice', hash: 'sha256:7629ec3cc3fec6ff38e6c641276aa103019a980de86cd141abb40d63fdd6fc42' },
};
