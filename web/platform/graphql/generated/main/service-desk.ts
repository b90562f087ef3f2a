// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ServiceDeskQuery, ServiceDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ServiceDeskDocument: TrustedDocument<ServiceDeskQuery, ServiceDeskQueryVariables> = {
  __meta__: { name: 'ServiceDesk', hash: 'sha256:c7807d17cef053edee5197ad30dc70805bbf5913b8567256f86d1136acd43be7' },
};
