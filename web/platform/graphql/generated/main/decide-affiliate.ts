// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DecideAffiliateMutation, DecideAffiliateMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DecideAffiliateDocument: TrustedDocument<DecideAffiliateMutation, DecideAffiliateMutationVariables> = {
  __meta__: { name: 'DecideAffiliate', hash: 'sha256:976c2d42f7800167b20e210c76432c217325b111b19e255316339a5dcb52035e' },
};
