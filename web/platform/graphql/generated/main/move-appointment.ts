// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { MoveAppointmentMutation, MoveAppointmentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const MoveAppointmentDocument: TrustedDocument<MoveAppointmentMutation, MoveAppointmentMutationVariables> = {
  __meta__: { name: 'MoveAppointment', hash: 'sha256:ce780107fd8ed2614ff83100e2d8be2e87c1a12591114bbe226bcbb403a7801d' },
};
