// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { TextPageQuery, TextPageQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const TextPageDocument: TrustedDocument<TextPageQuery, TextPageQueryVariables> = {
  __meta__: { name: 'TextPage', hash: 'sha256:593b2798f26a19b75f1ea59b19f8445037012b03c9980dc4083c19a5c34b4e3f' },
};
