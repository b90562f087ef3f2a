// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RecordPayeeTaxMutation, RecordPayeeTaxMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RecordPayeeTaxDocument: TrustedDocument<RecordPayeeTaxMutation, RecordPayeeTaxMutationVariables> = {
  __meta__: { name: 'RecordPayeeTax', hash: 'sha256:9529e6df43d36eb8f5c12e46db66cf909ae3c5687fad4e90f9806dac4b4c84b4' },
};
