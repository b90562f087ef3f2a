// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CommissionDeskQuery, CommissionDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const CommissionDeskDocument: TrustedDocument<CommissionDeskQuery, CommissionDeskQueryVariables> = {
  __meta__: { name: 'CommissionDesk', hash: 'sha256:9fd8a8bda26210b2b8b69a6f17a57b8ce9f1b48b7a615bd1dd61bb73a2b38887' },
};
