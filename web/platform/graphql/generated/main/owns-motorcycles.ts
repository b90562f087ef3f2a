// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OwnsMotorcyclesQuery, OwnsMotorcyclesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OwnsMotorcyclesDocument: TrustedDocument<OwnsMotorcyclesQuery, OwnsMotorcyclesQueryVariables> = {
  __meta__: { name: 'OwnsMotorcycles', hash: 'sha256:e287d4f23c16fcf32ce403d80ef07ce36a7216520d8cf673632fbc0b7426fc2b' },
};
