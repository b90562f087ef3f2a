// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeskFiguresQuery, DeskFiguresQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const DeskFiguresDocument: TrustedDocument<DeskFiguresQuery, DeskFiguresQueryVariables> = {
  __meta__: { name: 'DeskFigures', hash: 'sha256:2cb72fa574082448d1158b5ce50d906292296c01c5c6c584d6ad7887769eb629' },
};
