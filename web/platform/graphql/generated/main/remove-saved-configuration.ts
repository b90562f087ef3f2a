// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RemoveSavedConfigurationMutation, RemoveSavedConfigurationMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RemoveSavedConfigurationDocument: TrustedDocument<RemoveSavedConfigurationMutation, RemoveSavedConfigurationMutationVariables> = {
  __meta__: { name: 'RemoveSavedConfiguration', hash: 'sha256:ead4a1a5dbea8be8f3423ccaa14f42c66b8bea065f09c831b2b63a8a573ee602' },
};
