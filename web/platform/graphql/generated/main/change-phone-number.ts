// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangePhoneNumberMutation, ChangePhoneNumberMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangePhoneNumberDocument: TrustedDocument<ChangePhoneNumberMutation, ChangePhoneNumberMutationVariables> = {
  __meta__: { name: 'ChangePhoneNumber', hash: 'sha256:fe5e39576c0019bd706cbf7ba35f53a17d8111876cb52ba7d1c0318e7da63748' },
};
