// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CancelTestRideMutation, CancelTestRideMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CancelTestRideDocument: TrustedDocument<CancelTestRideMutation, CancelTestRideMutationVariables> = {
  __meta__: { name: 'CancelTestRide', hash: 'sha256:2505e7f82bc076b94a9be7fdc16a427e05fc613f612098acc794bfdb8cac9683' },
};
