// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StuckMessagesQuery, StuckMessagesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const StuckMessagesDocument: TrustedDocument<StuckMessagesQuery, StuckMessagesQueryVariables> = {
  __meta__: { name: 'StuckMessages', hash: 'sha256:107c9cc17f7d5b33d9641d59146cf152f32a1c04e795bab0b64a30753f2009c4' },
};
