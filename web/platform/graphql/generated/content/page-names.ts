// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PageNamesQuery, PageNamesQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const PageNamesDocument: TrustedDocument<PageNamesQuery, PageNamesQueryVariables> = {
  __meta__: { name: 'PageNames', hash: 'sha256:0b75f3e11db7150c35eecd132a47dae77f8b9a9c6ee0dd2ddccc17b5dfa0170d' },
};
