// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrpFinanceQuery, OrpFinanceQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrpFinanceDocument: TrustedDocument<OrpFinanceQuery, OrpFinanceQueryVariables> = {
  __meta__: { name: 'OrpFinance', hash: 'sha256:148665617915f4b779f89404e5588660787a02fb76a8f289d894c67660781be4' },
};
