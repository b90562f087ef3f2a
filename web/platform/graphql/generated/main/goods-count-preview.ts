// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { GoodsCountPreviewQuery, GoodsCountPreviewQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const GoodsCountPreviewDocument: TrustedDocument<GoodsCountPreviewQuery, GoodsCountPreviewQueryVariables> = {
  __meta__: { name: 'GoodsCountPreview', hash: 'sha256:b36aff2cf0a765fa0f0ee4e27ec0774c40a5e29c4d2c09eae9b4fe7735df0316' },
};
