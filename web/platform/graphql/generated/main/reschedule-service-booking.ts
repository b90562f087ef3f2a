// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RescheduleServiceBookingMutation, RescheduleServiceBookingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RescheduleServiceBookingDocument: TrustedDocument<RescheduleServiceBookingMutation, RescheduleServiceBookingMutationVariables> = {
  __meta__: { name: 'RescheduleServiceBooking', hash: 'sha256:17c283e13ade1a949f2aea1faefb1d1c27feb9341682a25253eacdeb545420a1' },
};
