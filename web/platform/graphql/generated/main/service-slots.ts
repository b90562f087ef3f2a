// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ServiceSlotsQuery, ServiceSlotsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ServiceSlotsDocument: TrustedDocument<ServiceSlotsQuery, ServiceSlotsQueryVariables> = {
  __meta__: { name: 'ServiceSlots', hash: 'sha256:e0463f3ed5aaedbea35bc85c1a5f4cd4401fb25794d72b40e43395907255dfb5' },
};
