// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { BookServiceMutation, BookServiceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const BookServiceDocument: TrustedDocument<BookServiceMutation, BookServiceMutationVariables> = {
  __meta__: { name: 'BookService', hash: 'sha256:1bb4f16ff759e6df4d29b3ab87a145863fe23e5e2f91a270b2fec395daf40852' },
};
