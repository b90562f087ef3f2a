// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { HelpAnswerQuery, HelpAnswerQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const HelpAnswerDocument: TrustedDocument<HelpAnswerQuery, HelpAnswerQueryVariables> = {
  __meta__: { name: 'HelpAnswer', hash: 'sha256:418a0065dce194554c809fb3a8d3823462edcc83be8a693cd556475c5bce7687' },
};
