// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CreateTransferMutation, CreateTransferMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CreateTransferDocument: TrustedDocument<CreateTransferMutation, CreateTransferMutationVariables> = {
  __meta__: { name: 'CreateTransfer', hash: 'sha256:175310eb31fb778a0ad06cbd712aa909a2082676a5c4f41634f972384025840c' },
};
