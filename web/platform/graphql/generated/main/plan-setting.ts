// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PlanSettingMutation, PlanSettingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PlanSettingDocument: TrustedDocument<PlanSettingMutation, PlanSettingMutationVariables> = {
  __meta__: { name: 'PlanSetting', hash: 'sha256:67683876eca5945466c7c42cc19a8274e1411a9ea607ce936d5f72b8d55b912c' },
};
