// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StationPackSizeQuery, StationPackSizeQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const StationPackSizeDocument: TrustedDocument<StationPackSizeQuery, StationPackSizeQueryVariables> = {
  __meta__: { name: 'StationPackSize', hash: 'sha256:cba923c2e96c7cc0cc60fc9c1965623392bfdebd9d5de1701285960eb9fd0e45' },
};
