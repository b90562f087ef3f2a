// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CheckEmailIsFreeMutation, CheckEmailIsFreeMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CheckEmailIsFreeDocument: TrustedDocument<CheckEmailIsFreeMutation, CheckEmailIsFreeMutationVariables> = {
  __meta__: { name: 'CheckEmailIsFree', hash: 'sha256:138df34c125a49d00fea1e5830495e34ad7105c501a5808345740474c3f011a9' },
};
