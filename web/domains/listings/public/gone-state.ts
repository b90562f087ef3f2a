import type { ListingStandingState } from '#web/platform/graphql/generated/main.ts';

export type GoneState = Exclude<ListingStandingState, 'SHOWN'>;

/** Why a listing is not shown. What is shown under the other kind's address is unknown under this one. */
export const goneStateOf = (state: ListingStandingState): GoneState =>
  state === 'SHOWN' ? 'UNKNOWN' : state;
