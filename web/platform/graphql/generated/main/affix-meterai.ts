// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AffixMeteraiMutation, AffixMeteraiMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AffixMeteraiDocument: TrustedDocument<AffixMeteraiMutation, AffixMeteraiMutationVariables> = {
  __meta__: { name: 'AffixMeterai', hash: 'sha256:727feb6b1ed35cfb9f559e550be9ef44180fd969cf45e8e0669077f7de04a6ba' },
};
