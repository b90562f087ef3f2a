// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EraseAccountMutation, EraseAccountMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EraseAccountDocument: TrustedDocument<EraseAccountMutation, EraseAccountMutationVariables> = {
  __meta__: { name: 'EraseAccount', hash: 'sha256:3b6e0ec962922dfce5d8986b7df7fc064e1c755a7ccb7cd486c29675f037d84b' },
};
