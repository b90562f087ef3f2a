// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ExportStaffAuditMutation, ExportStaffAuditMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ExportStaffAuditDocument: TrustedDocument<ExportStaffAuditMutation, ExportStaffAuditMutationVariables> = {
  __meta__: { name: 'ExportStaffAudit', hash: 'sha256:b99833fe4deb5e052967d702d3da740df2bd150175a8656457272c84b4b80700' },
};
