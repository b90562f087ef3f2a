// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SignInAgainQuery, SignInAgainQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SignInAgainDocument: TrustedDocument<SignInAgainQuery, SignInAgainQueryVariables> = {
  __meta__: { name: 'SignInAgain', hash: 'sha256:c138d731dbadcc6eebb15cbbdc7981affbb1f84e87a575530eaa7891d5bec2a6' },
};
