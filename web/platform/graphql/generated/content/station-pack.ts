// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StationPackQuery, StationPackQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const StationPackDocument: TrustedDocument<StationPackQuery, StationPackQueryVariables> = {
  __meta__: { name: 'StationPack', hash: 'sha256:b69494ce247a0f4cb4ca62fb4426fd3aeaf26c9b85ebda5dd30d1386a7b463ea' },
};
