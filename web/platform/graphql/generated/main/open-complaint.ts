// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OpenComplaintMutation, OpenComplaintMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const OpenComplaintDocument: TrustedDocument<OpenComplaintMutation, OpenComplaintMutationVariables> = {
  __meta__: { name: 'OpenComplaint', hash: 'sha256:075e742d537795ea8391b664a1faf6ae87abe198328af7b84d752d7aca3d849a' },
};
