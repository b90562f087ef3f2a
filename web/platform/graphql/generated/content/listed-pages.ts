// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ListedPagesQuery, ListedPagesQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ListedPagesDocument: TrustedDocument<ListedPagesQuery, ListedPagesQueryVariables> = {
  __meta__: { name: 'ListedPages', hash: 'sha256:3cbe21a5cc3f87651ebc52b53a6f894fb547c06838eb5336da4e17006a65b187' },
};
