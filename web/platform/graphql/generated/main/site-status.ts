// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SiteStatusQuery, SiteStatusQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SiteStatusDocument: TrustedDocument<SiteStatusQuery, SiteStatusQueryVariables> = {
  __meta__: { name: 'SiteStatus', hash: 'sha256:1734ab7eaf01a24ef53018bec6d22d52be66472f851aa91fff18f10ffd830881' },
};
