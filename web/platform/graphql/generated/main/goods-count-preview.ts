// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { GoodsCountPreviewQuery, GoodsCountPreviewQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const GoodsCountPreviewDocument: TrustedDocument<GoodsCountPreviewQuery, GoodsCountPreviewQueryVariables> = {
  __meta__: { name: 'GoodsCountPreview', hash: 'sha256:2a64b9e34315a12bdd066a61e9740dc469272237ad9122c934077df8fb3e6ee6' },
};
