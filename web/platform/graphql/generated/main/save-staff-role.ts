// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SaveStaffRoleMutation, SaveStaffRoleMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SaveStaffRoleDocument: TrustedDocument<SaveStaffRoleMutation, SaveStaffRoleMutationVariables> = {
  __meta__: { name: 'SaveStaffRole', hash: 'sha256:e0ce8d90f0e1fbb6fe6287f61b3864c6aefa702829fdfdbc100518c32d51d554' },
};
