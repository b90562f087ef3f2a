// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StuckMessagesQuery, StuckMessagesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const StuckMessagesDocument: TrustedDocument<StuckMessagesQuery, StuckMessagesQueryVariables> = {
  __meta__: { name: 'StuckMessages', hash: 'sha256:b59412b3864d863213a530108ecd0db2978b39a82d989a9da70477357ca091f7' },
};
