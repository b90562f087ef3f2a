// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndOtherSessionsMutation, EndOtherSessionsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndOtherSessionsDocument: TrustedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = {
  __meta__: { name: 'EndOtherSessions', hash: 'sha256:36462f2b5a786636402109a86b2eaf410b9fde83550e14013c617193515306b4' },
};
