// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ExportDeskFiguresMutation, ExportDeskFiguresMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ExportDeskFiguresDocument: TrustedDocument<ExportDeskFiguresMutation, ExportDeskFiguresMutationVariables> = {
  __meta__: { name: 'ExportDeskFigures', hash: 'sha256:2f976b425bfdd4ffce2bf688788e1bdd1ec36733174417c19f2598d46f1e8592' },
};
