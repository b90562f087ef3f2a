// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndUndeliveredMutation, EndUndeliveredMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndUndeliveredDocument: TrustedDocument<EndUndeliveredMutation, EndUndeliveredMutationVariables> = {
  __meta__: { name: 'EndUndelivered', hash: 'sha256:af32474cc020da785f7f957e2acc397ecf9dedbc5f7a906482f296a35b792357' },
};
