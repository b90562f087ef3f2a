// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ServiceDeskQuery, ServiceDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ServiceDeskDocument: TrustedDocument<ServiceDeskQuery, ServiceDeskQueryVariables> = {
  __meta__: { name: 'ServiceDesk', hash: 'sha256:ed618fe54613c6a120c9a95be95a9f7296906c4a5769a64b13a7a7f1d66402a0' },
};
