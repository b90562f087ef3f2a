// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UploadFileMutation, UploadFileMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UploadFileDocument: TrustedDocument<UploadFileMutation, UploadFileMutationVariables> = {
  __meta__: { name: 'UploadFile', hash: 'sha256:e25d9e247c5fc4f6fd7161096da67e51ac6f0b9552f8faa1d74a781d40771d3d' },
};
