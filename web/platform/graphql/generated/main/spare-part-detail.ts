// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SparePartDetailQuery, SparePartDetailQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SparePartDetailDocument: TrustedDocument<SparePartDetailQuery, SparePartDetailQueryVariables> = {
  __meta__: { name: 'SparePartDetail', hash: 'sha256:074d32d1c6608269cfd99945565bfff123040fe0edee38a99c37c867ea17fa83' },
};
