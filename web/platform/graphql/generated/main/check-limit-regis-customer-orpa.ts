// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CheckLimitRegisCustomerOrpaQuery, CheckLimitRegisCustomerOrpaQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const CheckLimitRegisCustomerOrpaDocument: TrustedDocument<CheckLimitRegisCustomerOrpaQuery, CheckLimitRegisCustomerOrpaQueryVariables> = {
  __meta__: { name: 'CheckLimitRegisCustomerOrpa', hash: 'sha256:27715c39f3f9426fcfdf8c5d57e80de2f68445bf3b82e610523daa50328638b9' },
};
