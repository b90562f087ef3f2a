// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SignInAgainQuery, SignInAgainQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SignInAgainDocument: TrustedDocument<SignInAgainQuery, SignInAgainQueryVariables> = {
  __meta__: { name: 'SignInAgain', hash: 'sha256:978ad1e70b26ef8011cf095282c2be7533a836e3456da63d91753a8d18ddd3bd' },
};
