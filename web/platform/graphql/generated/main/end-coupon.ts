// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndCouponMutation, EndCouponMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndCouponDocument: TrustedDocument<EndCouponMutation, EndCouponMutationVariables> = {
  __meta__: { name: 'EndCoupon', hash: 'sha256:85aaa2bfccb1446d4556d8fba779b153428ca247703f065ff64c022e5d8b28b9' },
};
