// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { MoveAppointmentMutation, MoveAppointmentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const MoveAppointmentDocument: TrustedDocument<MoveAppointmentMutation, MoveAppointmentMutationVariables> = {
  __meta__: { name: 'MoveAppointment', hash: 'sha256:c33ed0bd456ec3b518085c5dbd303e5077ddb48f78f48858d7ce2a36c9511a74' },
};
