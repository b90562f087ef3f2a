// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CheckPhoneIsFreeMutation, CheckPhoneIsFreeMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CheckPhoneIsFreeDocument: TrustedDocument<CheckPhoneIsFreeMutation, CheckPhoneIsFreeMutationVariables> = {
  __meta__: { name: 'CheckPhoneIsFree', hash: 'sha256:78266235269df0c9a8c259a0ac1608519783eddee995d7e17be2d24683e7eda7' },
};
