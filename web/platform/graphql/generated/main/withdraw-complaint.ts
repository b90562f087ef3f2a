// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawComplaintMutation, WithdrawComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawComplaintDocument: TrustedDocument<WithdrawComplaintMutation, WithdrawComplaintMutationVariables> = {
  __meta__: { name: 'WithdrawComplaint', hash: 'sha256:1e21f79947ba326b2b74f7ae1fd3b5b5bbe7b3b360d99aebcd9f9a4bf9a65250' },
};
