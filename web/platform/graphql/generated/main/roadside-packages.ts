// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RoadsidePackagesQuery, RoadsidePackagesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const RoadsidePackagesDocument: TrustedDocument<RoadsidePackagesQuery, RoadsidePackagesQueryVariables> = {
  __meta__: { name: 'RoadsidePackages', hash: 'sha256:5621f4b16cd77cb33ebfb3969834e92e451bebe4225af2cd73e6721e061f487d' },
};
