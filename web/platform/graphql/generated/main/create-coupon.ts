// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CreateCouponMutation, CreateCouponMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CreateCouponDocument: TrustedDocument<CreateCouponMutation, CreateCouponMutationVariables> = {
  __meta__: { name: 'CreateCoupon', hash: 'sha256:f6895ccd6f064c82cf9cec5b95631e03ec4e8ad2535b624ff06da4cecb158591' },
};
