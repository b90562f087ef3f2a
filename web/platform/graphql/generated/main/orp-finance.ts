// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrpFinanceQuery, OrpFinanceQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrpFinanceDocument: TrustedDocument<OrpFinanceQuery, OrpFinanceQueryVariables> = {
  __meta__: { name: 'OrpFinance', hash: 'sha256:6a5be7035a863faa13ddf3d152961a97af3e1ed49dd08da8528c3cb7ce3ce86b' },
};
