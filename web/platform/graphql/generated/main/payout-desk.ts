// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PayoutDeskQuery, PayoutDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PayoutDeskDocument: TrustedDocument<PayoutDeskQuery, PayoutDeskQueryVariables> = {
  __meta__: { name: 'PayoutDesk', hash: 'sha256:bc328307517b8e07c5ca967ce71c27801306fc88c079b9ad8bc59a4e6d4b1c4d' },
};
