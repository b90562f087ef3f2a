// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { HoursPreviewQuery, HoursPreviewQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const HoursPreviewDocument: TrustedDocument<HoursPreviewQuery, HoursPreviewQueryVariables> = {
  __meta__: { name: 'HoursPreview', hash: 'sha256:622d2e9c28d912f209eb42a570a560af419d90b23d1a339242a64c12bc2fdf79' },
};
