// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AffixMeteraiMutation, AffixMeteraiMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AffixMeteraiDocument: TrustedDocument<AffixMeteraiMutation, AffixMeteraiMutationVariables> = {
  __meta__: { name: 'AffixMeterai', hash: 'sha256:b1c4097f7695c1cca0e97d951d985d2312dbe3b41839b2fc2d7d8c1710446dcd' },
};
