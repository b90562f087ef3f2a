// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateTaxCardNumberMutation, UpdateTaxCardNumberMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateTaxCardNumberDocument: TrustedDocument<UpdateTaxCardNumberMutation, UpdateTaxCardNumberMutationVariables> = {
  __meta__: { name: 'UpdateTaxCardNumber', hash: 'sha256:eb2e9b628c4920ce621df51621417b288ab7b6d6e74e1e89fd9a921aab9e0bd8' },
};
