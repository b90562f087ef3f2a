// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { BankAccountOrpMutation, BankAccountOrpMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const BankAccountOrpDocument: TrustedDocument<BankAccountOrpMutation, BankAccountOrpMutationVariables> = {
  __meta__: { name: 'BankAccountOrp', hash: 'sha256:d83b873123109556d2bf04930887ef7aee90af5c541557612fb750416887d0d1' },
};
