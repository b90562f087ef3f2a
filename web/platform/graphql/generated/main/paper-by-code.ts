// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PaperByCodeQuery, PaperByCodeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const PaperByCodeDocument: TrustedDocument<PaperByCodeQuery, PaperByCodeQueryVariables> = {
  __meta__: { name: 'PaperByCode', hash: 'sha256:155994481b792d609c866e87580cc04f623b6e517ebc580494152fd5072cf9cb' },
};
