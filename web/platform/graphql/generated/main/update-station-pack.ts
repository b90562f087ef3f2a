// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateStationPackQuery, UpdateStationPackQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateStationPackDocument: TrustedDocument<UpdateStationPackQuery, UpdateStationPackQueryVariables> = {
  __meta__: { name: 'UpdateStationPack', hash: 'sha256:a1ca02c8be7fe47971667e801fd687b6dd38138e3d3dc5987fcf3d90d3e29ccb' },
};
