// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PromoQuery, PromoQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const PromoDocument: TrustedDocument<PromoQuery, PromoQueryVariables> = {
  __meta__: { name: 'Promo', hash: 'sha256:6d068644eacdc87f2a24ef8f55cbc3b697234f9a9d09ab5b623efdcbdb88bbcf' },
};
