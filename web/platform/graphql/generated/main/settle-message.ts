// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettleMessageMutation, SettleMessageMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SettleMessageDocument: TrustedDocument<SettleMessageMutation, SettleMessageMutationVariables> = {
  __meta__: { name: 'SettleMessage', hash: 'sha256:5a29704e23fb49de6d7dcc929d0a9fb5ee528c6321f36064b49702d35e657c21' },
};
