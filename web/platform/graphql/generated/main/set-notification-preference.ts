// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetNotificationPreferenceMutation, SetNotificationPreferenceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetNotificationPreferenceDocument: TrustedDocument<SetNotificationPreferenceMutation, SetNotificationPreferenceMutationVariables> = {
  __meta__: { name: 'SetNotificationPreference', hash: 'sha256:04ac04b8f4ca777a1799eeb814e671ee248065b4d4ca5925811dac60e2470012' },
};
