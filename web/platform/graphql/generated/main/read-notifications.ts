// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReadNotificationsMutation, ReadNotificationsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReadNotificationsDocument: TrustedDocument<ReadNotificationsMutation, ReadNotificationsMutationVariables> = {
  __meta__: { name: 'ReadNotifications', hash: 'sha256:1959e930f2a0b53012c7d573bf49840397f736987e1fb43073878dd39980ce59' },
};
