// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { InsertSubscriptionMutation, InsertSubscriptionMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const InsertSubscriptionDocument: TrustedDocument<InsertSubscriptionMutation, InsertSubscriptionMutationVariables> = {
  __meta__: { name: 'InsertSubscription', hash: 'sha256:dfbbc41bd2b6e84bc01117a84c2859a761c21b2c2ce17d13cb2c7bf6108aab7e' },
};
