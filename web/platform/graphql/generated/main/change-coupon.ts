// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangeCouponMutation, ChangeCouponMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangeCouponDocument: TrustedDocument<ChangeCouponMutation, ChangeCouponMutationVariables> = {
  __meta__: { name: 'ChangeCoupon', hash: 'sha256:4ffb73fc31a043231535e00264f7fc4e3092d084455296ac99caf6951be37981' },
};
