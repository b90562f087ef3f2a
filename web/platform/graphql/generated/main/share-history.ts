// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ShareHistoryQuery, ShareHistoryQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ShareHistoryDocument: TrustedDocument<ShareHistoryQuery, ShareHistoryQueryVariables> = {
  __meta__: { name: 'ShareHistory', hash: 'sha256:ca7adacb192cc3c1e9fabcf57ac9cacab0127147a61a949bd8e1114a648080b1' },
};
