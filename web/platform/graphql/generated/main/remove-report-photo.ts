// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RemoveReportPhotoMutation, RemoveReportPhotoMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RemoveReportPhotoDocument: TrustedDocument<RemoveReportPhotoMutation, RemoveReportPhotoMutationVariables> = {
  __meta__: { name: 'RemoveReportPhoto', hash: 'sha256:8ce0cf9823788d12d7a9cfd68d36d53f141a8617b2bf75e87895ec69ebd42a3d' },
};
