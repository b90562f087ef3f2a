// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RemoveCouponCodeMutation, RemoveCouponCodeMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RemoveCouponCodeDocument: TrustedDocument<RemoveCouponCodeMutation, RemoveCouponCodeMutationVariables> = {
  __meta__: { name: 'RemoveCouponCode', hash: 'sha256:5db67d59cbac27428f98dbfe129d786156516de019c87019126d3e1ca6a58fb3' },
};
