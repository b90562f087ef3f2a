// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeskQueuesQuery, DeskQueuesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const DeskQueuesDocument: TrustedDocument<DeskQueuesQuery, DeskQueuesQueryVariables> = {
  __meta__: { name: 'DeskQueues', hash: 'sha256:9851ef0a18892fa1c76409e6cadd3ec06706380ad694642bc6d53aa551fec164' },
};
