// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { InsertSubscriptionMutation, InsertSubscriptionMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const InsertSubscriptionDocument: TrustedDocument<InsertSubscriptionMutation, InsertSubscriptionMutationVariables> = {
  __meta__: { name: 'InsertSubscription', hash: 'sha256:d5de2f76205b5d6de05e2de535ddb4ce1ab1819327539c245b6327ab659f3d2f' },
};
