// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ResendMessageMutation, ResendMessageMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ResendMessageDocument: TrustedDocument<ResendMessageMutation, ResendMessageMutationVariables> = {
  __meta__: { name: 'ResendMessage', hash: 'sha256:2b27d062c40311e12b54ecb675d221917d51b73e2c92d60bf6f8b3c452ec4045' },
};
