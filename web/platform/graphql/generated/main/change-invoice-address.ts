// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangeInvoiceAddressMutation, ChangeInvoiceAddressMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangeInvoiceAddressDocument: TrustedDocument<ChangeInvoiceAddressMutation, ChangeInvoiceAddressMutationVariables> = {
  __meta__: { name: 'ChangeInvoiceAddress', hash: 'sha256:31e4def3a549f6a361189075b931d34c9f835a6ac4ef888aeb88a5e98588d575' },
};
