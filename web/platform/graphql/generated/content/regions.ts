// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RegionsQuery, RegionsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const RegionsDocument: TrustedDocument<RegionsQuery, RegionsQueryVariables> = {
  __meta__: { name: 'Regions', hash: 'sha256:3dc95018b785adf00a9bea71671f534c62c68fe19e76b81a19bbd2a75c664f78' },
};
