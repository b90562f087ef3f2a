// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetPlaceHoursMutation, SetPlaceHoursMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetPlaceHoursDocument: TrustedDocument<SetPlaceHoursMutation, SetPlaceHoursMutationVariables> = {
  __meta__: { name: 'SetPlaceHours', hash: 'sha256:a7e2e5ed1be1777492471cc5e47c973a7c085e511376af4f9518f6a1a1f55782' },
};
