// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { HideReportPhotoMutation, HideReportPhotoMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const HideReportPhotoDocument: TrustedDocument<HideReportPhotoMutation, HideReportPhotoMutationVariables> = {
  __meta__: { name: 'HideReportPhoto', hash: 'sha256:57daf1763c894f1633bdf95d0ecf0bcc3003bd563f96f7fb328c846a28a18499' },
};
