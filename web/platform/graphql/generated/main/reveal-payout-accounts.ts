// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RevealPayoutAccountsMutation, RevealPayoutAccountsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RevealPayoutAccountsDocument: TrustedDocument<RevealPayoutAccountsMutation, RevealPayoutAccountsMutationVariables> = {
  __meta__: { name: 'RevealPayoutAccounts', hash: 'sha256:b2dbad43d1cecb9b7102fc9f151c32c12991d6488c37a99f8ccaf335eda748d0' },
};
