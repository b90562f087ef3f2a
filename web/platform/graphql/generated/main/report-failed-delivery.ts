// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReportFailedDeliveryMutation, ReportFailedDeliveryMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReportFailedDeliveryDocument: TrustedDocument<ReportFailedDeliveryMutation, ReportFailedDeliveryMutationVariables> = {
  __meta__: { name: 'ReportFailedDelivery', hash: 'sha256:30338a62274dcb753af42585bf4ba31f87d8534d2c8a61068adde888adef7124' },
};
