// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawComplaintMutation, WithdrawComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawComplaintDocument: TrustedDocument<WithdrawComplaintMutation, WithdrawComplaintMutationVariables> = {
  __meta__: { name: 'WithdrawComplaint', hash: 'sha256:49e5e049d6feaee6f3784d581d49a7a51dabbf4cbf745585d429a7258ed9d44e' },
};
