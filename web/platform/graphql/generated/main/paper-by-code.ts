// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PaperByCodeQuery, PaperByCodeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PaperByCodeDocument: TrustedDocument<PaperByCodeQuery, PaperByCodeQueryVariables> = {
  __meta__: { name: 'PaperByCode', hash: 'sha256:b0c887757e7acfa194228b2df042c48ef9159a3043c8ad45ab0270ed2492b079' },
};
