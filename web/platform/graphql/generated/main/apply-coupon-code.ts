// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ApplyCouponCodeMutation, ApplyCouponCodeMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ApplyCouponCodeDocument: TrustedDocument<ApplyCouponCodeMutation, ApplyCouponCodeMutationVariables> = {
  __meta__: { name: 'ApplyCouponCode', hash: 'sha256:fcdd13469d993f0d5fd18471826d0606bd8a96db804e7148f6a8b419965d3247' },
};
