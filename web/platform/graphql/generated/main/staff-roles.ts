// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StaffRolesQuery, StaffRolesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const StaffRolesDocument: TrustedDocument<StaffRolesQuery, StaffRolesQueryVariables> = {
  __meta__: { name: 'StaffRoles', hash: 'sha256:25eba9a028f3e9d73d52c4540bb9a019df96e4005ad5ebc5cfd807ac42ad4849' },
};
