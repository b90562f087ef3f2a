// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ApplyCouponCodeMutation, ApplyCouponCodeMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ApplyCouponCodeDocument: TrustedDocument<ApplyCouponCodeMutation, ApplyCouponCodeMutationVariables> = {
  __meta__: { name: 'ApplyCouponCode', hash: 'sha256:23463189c5c889023756b3fec6f43cd7894eebf92f5cc96c2906f1f12eb1bf7e' },
};
