// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AffiliateDeskQuery, AffiliateDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const AffiliateDeskDocument: TrustedDocument<AffiliateDeskQuery, AffiliateDeskQueryVariables> = {
  __meta__: { name: 'AffiliateDesk', hash: 'sha256:4c6928d55fec717a0671b4e3de41ffe22b6a087dcea6d381c4d164c5bc23119f' },
};
