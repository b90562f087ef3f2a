// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ServiceDeskQuery, ServiceDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ServiceDeskDocument: TrustedDocument<ServiceDeskQuery, ServiceDeskQueryVariables> = {
  __meta__: { name: 'ServiceDesk', hash: 'sha256:30acc3fa45c992651d7436a1bd0424b908586216ba96e5f9b1c7d89995354d12' },
};
