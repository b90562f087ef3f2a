// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StationReportPhotosQuery, StationReportPhotosQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const StationReportPhotosDocument: TrustedDocument<StationReportPhotosQuery, StationReportPhotosQueryVariables> = {
  __meta__: { name: 'StationReportPhotos', hash: 'sha256:777766a5cd4f77beafc3d82610a3f61453ea0ad6b5087afb1a169a58a4fc5db6' },
};
