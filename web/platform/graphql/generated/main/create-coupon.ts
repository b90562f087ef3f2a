// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CreateCouponMutation, CreateCouponMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CreateCouponDocument: TrustedDocument<CreateCouponMutation, CreateCouponMutationVariables> = {
  __meta__: { name: 'CreateCoupon', hash: 'sha256:723b30c2d1a2c965b81a69a0368b11b2f3d44627718e13b93869be1918527929' },
};
