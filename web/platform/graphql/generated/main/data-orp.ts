// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DataOrpQuery, DataOrpQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const DataOrpDocument: TrustedDocument<DataOrpQuery, DataOrpQueryVariables> = {
  __meta__: { name: 'DataOrp', hash: 'sha256:0684c51f8a7227858b788c2c8354a40cdb2c5eb5c032bf9d4f0e1c53d2d9021f' },
};
