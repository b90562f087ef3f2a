// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PayoutDeskQuery, PayoutDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PayoutDeskDocument: TrustedDocument<PayoutDeskQuery, PayoutDeskQueryVariables> = {
  __meta__: { name: 'PayoutDesk', hash: 'sha256:0175bf27c70c3a2af7880147065f652e32d4ae165d88ce824bc50bed54cc3bc0' },
};
