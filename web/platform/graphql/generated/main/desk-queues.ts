// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeskQueuesQuery, DeskQueuesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const DeskQueuesDocument: TrustedDocument<DeskQueuesQuery, DeskQueuesQueryVariables> = {
  __meta__: { name: 'DeskQueues', hash: 'sha256:f638d39a016fd82a9a35e15fdfb03d8710983bb17f25b0d4ef7e83f3f5ead539' },
};
