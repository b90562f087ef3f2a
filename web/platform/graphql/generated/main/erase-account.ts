// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EraseAccountMutation, EraseAccountMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EraseAccountDocument: TrustedDocument<EraseAccountMutation, EraseAccountMutationVariables> = {
  __meta__: { name: 'EraseAccount', hash: 'sha256:b0c98377052f2e93c60af87d217bc30fe226bddba9f75f2dbf74b2d74fc008c8' },
};
