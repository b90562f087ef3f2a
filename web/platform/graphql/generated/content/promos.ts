// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PromosQuery, PromosQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const PromosDocument: TrustedDocument<PromosQuery, PromosQueryVariables> = {
  __meta__: { name: 'Promos', hash: 'sha256:f6560cd82da4f3cb62395c6815d8ecf4ee74ca2edf034b28c0ec311d3b390b6e' },
};
