// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CancelServiceBookingMutation, CancelServiceBookingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CancelServiceBookingDocument: TrustedDocument<CancelServiceBookingMutation, CancelServiceBookingMutationVariables> = {
  __meta__: { name: 'CancelServiceBooking', hash: 'sha256:430c043225b49de0d2d8105c9c338e467464833a3f966514813675f08765739c' },
};
