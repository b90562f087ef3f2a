// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RequestDataExportMutation, RequestDataExportMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RequestDataExportDocument: TrustedDocument<RequestDataExportMutation, RequestDataExportMutationVariables> = {
  __meta__: { name: 'RequestDataExport', hash: 'sha256:23943f2bcab9c6783c21a33fa76a141e110d55a6f724389f83fb0f1a637885d1' },
};
