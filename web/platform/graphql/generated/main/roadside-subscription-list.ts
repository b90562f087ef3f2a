// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RoadsideSubscriptionListQuery, RoadsideSubscriptionListQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const RoadsideSubscriptionListDocument: TrustedDocument<RoadsideSubscriptionListQuery, RoadsideSubscriptionListQueryVariables> = {
  __meta__: { name: 'RoadsideSubscriptionList', hash: 'sha256:58a5b633c0be86ad0593f5e6eafee32d7ddb57c81da5978d936b5298d89f65a0' },
};
