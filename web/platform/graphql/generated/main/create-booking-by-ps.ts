// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CreateBookingByPsMutation, CreateBookingByPsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CreateBookingByPsDocument: TrustedDocument<CreateBookingByPsMutation, CreateBookingByPsMutationVariables> = {
  __meta__: { name: 'CreateBookingByPs', hash: 'sha256:653f9264a796077d39a62b6749b9e53556fa8b895664fcc3be26451ba26af484' },
};
