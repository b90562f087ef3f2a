// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { NotificationPreferencesQuery, NotificationPreferencesQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const NotificationPreferencesDocument: TrustedDocument<NotificationPreferencesQuery, NotificationPreferencesQueryVariables> = {
  __meta__: { name: 'NotificationPreferences', hash: 'sha256:9503176d2fbe580c3cdd8c9fddb92cce313b8a256394df6f4c93f9ce1270b850' },
};
