// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StaffAuditQuery, StaffAuditQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const StaffAuditDocument: TrustedDocument<StaffAuditQuery, StaffAuditQueryVariables> = {
  __meta__: { name: 'StaffAudit', hash: 'sha256:97a8354024f10d3b33680e007c4322428acbd46283df0781f5d96e8659cd0379' },
};
