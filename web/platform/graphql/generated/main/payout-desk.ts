// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PayoutDeskQuery, PayoutDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PayoutDeskDocument: TrustedDocument<PayoutDeskQuery, PayoutDeskQueryVariables> = {
  __meta__: { name: 'PayoutDesk', hash: 'sha256:07fc777559ad9341a8d0a49aa6e4b980bebc869fce2fe6dd8f891a745c0e7ac3' },
};
