// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RemoveCouponCodeMutation, RemoveCouponCodeMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RemoveCouponCodeDocument: TrustedDocument<RemoveCouponCodeMutation, RemoveCouponCodeMutationVariables> = {
  __meta__: { name: 'RemoveCouponCode', hash: 'sha256:35d26a5c9f5eec2203a52f02b15a267b4affc71e1d44e989e8d76444b15a2c5b' },
};
