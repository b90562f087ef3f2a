// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndCouponMutation, EndCouponMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndCouponDocument: TrustedDocument<EndCouponMutation, EndCouponMutationVariables> = {
  __meta__: { name: 'EndCoupon', hash: 'sha256:8e12a6d80407c98e23079bc5deab661bd08a206f5b975f1d675be3c74fce5a20' },
};
