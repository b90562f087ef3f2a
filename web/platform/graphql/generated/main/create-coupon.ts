// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CreateCouponMutation, CreateCouponMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CreateCouponDocument: TrustedDocument<CreateCouponMutation, CreateCouponMutationVariables> = {
  __meta__: { name: 'CreateCoupon', hash: 'sha256:dd4d193f3fe2430d9d8ba00dc6c4be3a06d54e335a9b1593feccaba20b8391bb' },
};
