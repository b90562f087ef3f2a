// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RescheduleTestRideMutation, RescheduleTestRideMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RescheduleTestRideDocument: TrustedDocument<RescheduleTestRideMutation, RescheduleTestRideMutationVariables> = {
  __meta__: { name: 'RescheduleTestRide', hash: 'sha256:25074adc5011a685717cdf1f5348e77a7cf1e62f4c0ea58020a8b642d566e7d0' },
};
