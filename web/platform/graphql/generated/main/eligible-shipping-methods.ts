// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EligibleShippingMethodsQuery, EligibleShippingMethodsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const EligibleShippingMethodsDocument: TrustedDocument<EligibleShippingMethodsQuery, EligibleShippingMethodsQueryVariables> = {
  __meta__: { name: 'EligibleShippingMethods', hash: 'sha256:9435b83a336a835fecae316281e72a3eebdb2def88cfd2ce5b8ce9e878ffbb02' },
};
