import type { ListingKind } from '#edge/contract/listings/condition.ts';
import {
  EDITABLE_STATES,
  isIn,
  type ListingState,
  listingStateAt,
  SHOWN_STATES,
} from '#edge/contract/listings/machine.ts';
import type { ListingRow } from './listing.sql.ts';

export const kindOf = ({ listing }: Pick<ListingRow, 'listing'>): ListingKind =>
  listing.vehicleId === null ? 'BATTERY' : 'MOTORCYCLE';

export const stateOf = ({ listing }: Pick<ListingRow, 'listing'>, now: number): ListingState =>
  listingStateAt(listing.status, listing.expiresAt, now);

export const isEditable = (state: ListingState): boolean => isIn(EDITABLE_STATES, state);

const offered = ({ listing, vehicle, battery }: ListingRow): boolean =>
  vehicle === null
    ? battery?.ownerId === listing.ownerId && !battery.locked && battery.missingSinceAt === null
    : vehicle.ownerId === listing.ownerId;

/**
 * What a stranger is told of a listing. A draft is nobody's business; a battery that was locked or
 * reported since is offered no more, whatever its listing says.
 */
export type Standing = 'SHOWN' | 'SOLD' | 'WITHDRAWN' | 'EXPIRED' | 'HIDDEN' | 'UNKNOWN';
export const STANDINGS = [
  'SHOWN',
  'SOLD',
  'WITHDRAWN',
  'EXPIRED',
  'HIDDEN',
  'UNKNOWN',
] as const satisfies readonly Standing[];

export const standingOf = (row: ListingRow | undefined, now: number): Standing => {
  if (row === undefined) return 'UNKNOWN';
  const state = stateOf(row, now);
  if (isIn(SHOWN_STATES, state) && row.listing.hiddenAt !== null) return 'HIDDEN';
  if (isIn(SHOWN_STATES, state)) return offered(row) ? 'SHOWN' : 'WITHDRAWN';
  if (state === 'DRAFT') return 'UNKNOWN';
  // Withdrawn before anybody saw it.
  if (row.listing.publishedAt === null) return 'UNKNOWN';
  return state as Standing;
};
