// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrpChartQuery, OrpChartQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrpChartDocument: TrustedDocument<OrpChartQuery, OrpChartQueryVariables> = {
  __meta__: { name: 'OrpChart', hash: 'sha256:ff668f58c0d973e03194a5b028d8e6a8c58143e434cb1fff1d156b9ac16875ca' },
};
