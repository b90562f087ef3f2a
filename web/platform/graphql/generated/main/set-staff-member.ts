// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetStaffMemberMutation, SetStaffMemberMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetStaffMemberDocument: TrustedDocument<SetStaffMemberMutation, SetStaffMemberMutationVariables> = {
  __meta__: { name: 'SetStaffMember', hash: 'sha256:f34cc73b8e560e6465085412b67649218e15c85e88b09bd4ed387b9887b80846' },
};
