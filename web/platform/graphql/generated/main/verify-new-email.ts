// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { VerifyNewEmailQuery, VerifyNewEmailQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const VerifyNewEmailDocument: TrustedDocument<VerifyNewEmailQuery, VerifyNewEmailQueryVariables> = {
  __meta__: { name: 'VerifyNewEmail', hash: 'sha256:23eb76667de6b9d7cc13afa466a220fc5e7c341db8fe66a5795c44055af221a0' },
};
