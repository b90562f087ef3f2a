// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AffiliateDeskQuery, AffiliateDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const AffiliateDeskDocument: TrustedDocument<AffiliateDeskQuery, AffiliateDeskQueryVariables> = {
  __meta__: { name: 'AffiliateDesk', hash: 'sha256:8b27f677d0eb67d7c78c7c47e7bb753ef1c4fce6b476462b957bae0dd474aa7a' },
};
