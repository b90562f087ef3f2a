// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetPlaceHoursMutation, SetPlaceHoursMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetPlaceHoursDocument: TrustedDocument<SetPlaceHoursMutation, SetPlaceHoursMutationVariables> = {
  __meta__: { name: 'SetPlaceHours', hash: 'sha256:695a2bedf31f15c2e587616e310f4c3d0d683cb867babd4b5ac24b5380cf5981' },
};
