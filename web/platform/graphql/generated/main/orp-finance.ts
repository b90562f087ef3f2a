// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrpFinanceQuery, OrpFinanceQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrpFinanceDocument: TrustedDocument<OrpFinanceQuery, OrpFinanceQueryVariables> = {
  __meta__: { name: 'OrpFinance', hash: 'sha256:ea30dafc521e06f06d17adde17712d4b80c5415ada77fc3c35639e79cbe5c29b' },
};
