// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddUnitsMutation, AddUnitsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddUnitsDocument: TrustedDocument<AddUnitsMutation, AddUnitsMutationVariables> = {
  __meta__: { name: 'AddUnits', hash: 'sha256:e8e417c5e554f3730e3e18288396d373832d4dae5d5b2e32444d86e45a216303' },
};
