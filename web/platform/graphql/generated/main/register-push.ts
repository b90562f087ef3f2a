// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RegisterPushMutation, RegisterPushMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RegisterPushDocument: TrustedDocument<RegisterPushMutation, RegisterPushMutationVariables> = {
  __meta__: { name: 'RegisterPush', hash: 'sha256:56fcb4da5f1574c3a5ae8f56d55829b1be2cefa138392cedc2b6c88302ad0682' },
};
