// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RevealRefundAccountMutation, RevealRefundAccountMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RevealRefundAccountDocument: TrustedDocument<RevealRefundAccountMutation, RevealRefundAccountMutationVariables> = {
  __meta__: { name: 'RevealRefundAccount', hash: 'sha256:2e19ccdd995a90f53082c74231f75484de049b0700ec1c9f49d5497bc30ddeaa' },
};
