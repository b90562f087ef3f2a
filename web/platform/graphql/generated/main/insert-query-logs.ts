// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { InsertQueryLogsMutation, InsertQueryLogsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const InsertQueryLogsDocument: TrustedDocument<InsertQueryLogsMutation, InsertQueryLogsMutationVariables> = {
  __meta__: { name: 'InsertQueryLogs', hash: 'sha256:0ea762ceffdb60b103fcb2cb278821f2eed61d2130f27b08728b0094aea9268f' },
};
