// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SaveStaffRoleMutation, SaveStaffRoleMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SaveStaffRoleDocument: TrustedDocument<SaveStaffRoleMutation, SaveStaffRoleMutationVariables> = {
  __meta__: { name: 'SaveStaffRole', hash: 'sha256:32e723649c4cacb5acf5c827e44d55dc93db9b76fd6acbb07e6dd3e1bb927c9c' },
};
