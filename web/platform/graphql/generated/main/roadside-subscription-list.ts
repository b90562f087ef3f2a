// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RoadsideSubscriptionListQuery, RoadsideSubscriptionListQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const RoadsideSubscriptionListDocument: TrustedDocument<RoadsideSubscriptionListQuery, RoadsideSubscriptionListQueryVariables> = {
  __meta__: { name: 'RoadsideSubscriptionList', hash: 'sha256:77019cedc185594690a433e5308b29e2d281a19bac4770401865c081afbb4c50' },
};
