// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { IssueDeliveryLinkMutation, IssueDeliveryLinkMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const IssueDeliveryLinkDocument: TrustedDocument<IssueDeliveryLinkMutation, IssueDeliveryLinkMutationVariables> = {
  __meta__: { name: 'IssueDeliveryLink', hash: 'sha256:18178212f661fcea2b18b45e68d37988af2bc8440cb65f736f6352324ff106ae' },
};
