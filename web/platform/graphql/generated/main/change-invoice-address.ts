// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangeInvoiceAddressMutation, ChangeInvoiceAddressMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangeInvoiceAddressDocument: TrustedDocument<ChangeInvoiceAddressMutation, ChangeInvoiceAddressMutationVariables> = {
  __meta__: { name: 'ChangeInvoiceAddress', hash: 'sha256:0ce41d1625b0bc6cee375dad2a91ea5691b30fd4619b8f0667b06dcea8c9b936' },
};
