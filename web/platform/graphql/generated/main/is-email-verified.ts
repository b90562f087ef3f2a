// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { IsEmailVerifiedQuery, IsEmailVerifiedQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const IsEmailVerifiedDocument: TrustedDocument<IsEmailVerifiedQuery, IsEmailVerifiedQueryVariables> = {
  __meta__: { name: 'IsEmailVerified', hash: 'sha256:0e391b053975599b0b0cdd2699c2dd58a1d325dc0277cc81b1907b8f95a385a5' },
};
