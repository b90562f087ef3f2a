// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProductNotesQuery, ProductNotesQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const ProductNotesDocument: TrustedDocument<ProductNotesQuery, ProductNotesQueryVariables> = {
  __meta__: { name: 'ProductNotes', hash: 'sha256:6870935d8bc3575b1ff354d0e9b9de3c0c34759799c42dcea73f069a4afce350' },
};
