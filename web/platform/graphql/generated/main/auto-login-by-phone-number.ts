// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AutoLoginByPhoneNumberMutation, AutoLoginByPhoneNumberMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AutoLoginByPhoneNumberDocument: TrustedDocument<AutoLoginByPhoneNumberMutation, AutoLoginByPhoneNumberMutationVariables> = {
  __meta__: { name: 'AutoLoginByPhoneNumber', hash: 'sha256:958ae451c38b56759034802181416de0575f5da4077373291ed798890da16b7d' },
};
