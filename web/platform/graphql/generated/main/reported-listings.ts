// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReportedListingsQuery, ReportedListingsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ReportedListingsDocument: TrustedDocument<ReportedListingsQuery, ReportedListingsQueryVariables> = {
  __meta__: { name: 'ReportedListings', hash: 'sha256:882acf752da742fae3127c3be927b8e5d0ac0bdac452cf4b9a6f76707716753c' },
};
