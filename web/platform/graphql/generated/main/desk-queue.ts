// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeskQueueQuery, DeskQueueQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const DeskQueueDocument: TrustedDocument<DeskQueueQuery, DeskQueueQueryVariables> = {
  __meta__: { name: 'DeskQueue', hash: 'sha256:8c41b7330ba3a44c53a2ae14e9cb488e8a4167201f05b2b1e4d6baef0b2ec042' },
};
