// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReportFailedDeliveryMutation, ReportFailedDeliveryMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReportFailedDeliveryDocument: TrustedDocument<ReportFailedDeliveryMutation, ReportFailedDeliveryMutationVariables> = {
  __meta__: { name: 'ReportFailedDelivery', hash: 'sha256:23e8a4aa4501c8ea3684498427ecb40356992c0bed4cf3fbf1155db526ad6b7a' },
};
