// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PayoutDeskQuery, PayoutDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PayoutDeskDocument: TrustedDocument<PayoutDeskQuery, PayoutDeskQueryVariables> = {
  __meta__: { name: 'PayoutDesk', hash: 'sha256:11b34c24f2173587bcb6374c70ca1cbc5db2e88f4fed28a969b45dd53547881e' },
};
