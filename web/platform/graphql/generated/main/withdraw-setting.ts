// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawSettingMutation, WithdrawSettingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawSettingDocument: TrustedDocument<WithdrawSettingMutation, WithdrawSettingMutationVariables> = {
  __meta__: { name: 'WithdrawSetting', hash: 'sha256:498d06904b89c3915bced9d896a5e3392a86cb4941a38828776aae65ea321c16' },
};
