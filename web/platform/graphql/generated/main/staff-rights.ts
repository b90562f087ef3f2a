// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StaffRightsQuery, StaffRightsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const StaffRightsDocument: TrustedDocument<StaffRightsQuery, StaffRightsQueryVariables> = {
  __meta__: { name: 'StaffRights', hash: 'sha256:6a13cb97f590c276c317737f1715eb1beceb3d560f9e6c6e9f7929c4cfd48959' },
};
