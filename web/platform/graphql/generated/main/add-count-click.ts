// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddCountClickMutation, AddCountClickMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddCountClickDocument: TrustedDocument<AddCountClickMutation, AddCountClickMutationVariables> = {
  __meta__: { name: 'AddCountClick', hash: 'sha256:345895e5e42d867af8407fe5af6f133808d30a6ce3fa08438334b11ea7cc4c46' },
};
