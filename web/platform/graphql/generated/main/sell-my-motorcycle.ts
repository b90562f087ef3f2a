// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SellMyMotorcycleQuery, SellMyMotorcycleQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SellMyMotorcycleDocument: TrustedDocument<SellMyMotorcycleQuery, SellMyMotorcycleQueryVariables> = {
  __meta__: { name: 'SellMyMotorcycle', hash: 'sha256:b663afb6ec4fc53dd86ed998a73a3f99cf420b695e14c12efeb8129d09a7dec5' },
};
