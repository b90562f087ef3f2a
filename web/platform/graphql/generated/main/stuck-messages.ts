// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StuckMessagesQuery, StuckMessagesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const StuckMessagesDocument: TrustedDocument<StuckMessagesQuery, StuckMessagesQueryVariables> = {
  __meta__: { name: 'StuckMessages', hash: 'sha256:b8677406ee8f943ee504ba068bbec031a037fa977a1be2c4ebda25eb61d362fc' },
};
