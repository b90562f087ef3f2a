// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawSettingMutation, WithdrawSettingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawSettingDocument: TrustedDocument<WithdrawSettingMutation, WithdrawSettingMutationVariables> = {
  __meta__: { name: 'WithdrawSetting', hash: 'sha256:2cc068a6b8a18f189d4da915f0c5cf7a04b2d15e8a3a819ae5c22bff76106d34' },
};
