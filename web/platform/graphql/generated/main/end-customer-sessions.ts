// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndCustomerSessionsMutation, EndCustomerSessionsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndCustomerSessionsDocument: TrustedDocument<EndCustomerSessionsMutation, EndCustomerSessionsMutationVariables> = {
  __meta__: { name: 'EndCustomerSessions', hash: 'sha256:a9785f599b9e6a9a16f5af2d6a0774a46b7a6c7ae903b2e8353ef5ac94021af7' },
};
