// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangeCouponMutation, ChangeCouponMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangeCouponDocument: TrustedDocument<ChangeCouponMutation, ChangeCouponMutationVariables> = {
  __meta__: { name: 'ChangeCoupon', hash: 'sha256:3cca739a278823784a527bc118c98ae04d1d8a84463f73a23cdb27e7d902b291' },
};
