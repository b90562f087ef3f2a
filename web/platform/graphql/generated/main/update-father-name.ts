// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateFatherNameMutation, UpdateFatherNameMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateFatherNameDocument: TrustedDocument<UpdateFatherNameMutation, UpdateFatherNameMutationVariables> = {
  __meta__: { name: 'UpdateFatherName', hash: 'sha256:020686b01134ce195eaaa2460ccd3f6b8f6cdbcb541a5b3b6941368ccd94ec17' },
};
