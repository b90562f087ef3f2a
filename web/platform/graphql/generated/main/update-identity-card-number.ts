// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateIdentityCardNumberMutation, UpdateIdentityCardNumberMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateIdentityCardNumberDocument: TrustedDocument<UpdateIdentityCardNumberMutation, UpdateIdentityCardNumberMutationVariables> = {
  __meta__: { name: 'UpdateIdentityCardNumber', hash: 'sha256:5e68c8711c73cd7533a0e74e9bc6979b11479667560c4ed661be1ea8f4d1960a' },
};
