// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetStationFavouriteMutation, SetStationFavouriteMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetStationFavouriteDocument: TrustedDocument<SetStationFavouriteMutation, SetStationFavouriteMutationVariables> = {
  __meta__: { name: 'SetStationFavourite', hash: 'sha256:6ba0ca854c128eb2027d7d7d5f3369c2d45f9ff0bc900caad365a71a3119c889' },
};
