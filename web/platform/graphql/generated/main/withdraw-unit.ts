// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { WithdrawUnitMutation, WithdrawUnitMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const WithdrawUnitDocument: TrustedDocument<WithdrawUnitMutation, WithdrawUnitMutationVariables> = {
  __meta__: { name: 'WithdrawUnit', hash: 'sha256:2dc37b66b56b53f57d6c285fb27a800c5000be810fa4f3546978b2cf28147711' },
};
