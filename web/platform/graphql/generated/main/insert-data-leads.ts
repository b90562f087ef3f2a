// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { InsertDataLeadsMutation, InsertDataLeadsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const InsertDataLeadsDocument: TrustedDocument<InsertDataLeadsMutation, InsertDataLeadsMutationVariables> = {
  __meta__: { name: 'InsertDataLeads', hash: 'sha256:11dfff341ce368292d213025460ee6a25b2b91a06f26d0a893775863634f67a3' },
};
