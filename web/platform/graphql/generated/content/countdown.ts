// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CountdownQuery, CountdownQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const CountdownDocument: TrustedDocument<CountdownQuery, CountdownQueryVariables> = {
  __meta__: { name: 'Countdown', hash: 'sha256:27ddf8724d062254640e5a982ba026f6e8734ebb5cef39892debc37d0a746d91' },
};
