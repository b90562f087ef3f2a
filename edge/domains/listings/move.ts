import { eq } from 'drizzle-orm';
import { listing } from '#db/schema/listings.ts';
import { gradedOf } from '#edge/contract/listings/condition.ts';
import {
  isIn,
  type ListingFault,
  listingMachine,
  listingStateAt,
  moveFault,
  OPEN_STATES,
  type OwnerMove,
  PHOTOS_REMOVED,
  SHOWN_MS,
} from '#edge/contract/listings/machine.ts';
import { missingFrom } from '#edge/contract/listings/save.ts';
import { canMove } from '#edge/contract/machine.ts';
import type { Context } from '#edge/graphql/context.ts';
import { removeUploads } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import {
  assertNotHidden,
  assertSellable,
  expireOf,
  isHidden,
  type ListingRow,
  listingById,
  listingMover,
  openListings,
} from './listing.sql.ts';
import { kindOf, stateOf } from './standing.ts';

type Store = Pick<Context, 'readPrimary' | 'clock'>;
type Decided = Result<Decision<null>, ListingFault>;

const NOTHING: Decided = ok({ statements: [], outcome: null });

/** Why strangers may not see it yet; undefined when they may. */
const notReady = async (
  row: ListingRow,
  now: number,
  { readPrimary }: Store,
): Promise<ListingFault | undefined> => {
  const { listing: l, vehicle, battery } = row;
  if ((vehicle ?? battery)?.ownerId !== l.ownerId) return 'LISTING_NOT_FOUND';
  if (battery !== null && battery.missingSinceAt !== null) return 'LISTING_BATTERY_MISSING';
  if (battery?.locked) return 'LISTING_BATTERY_LOCKED';
  const kind = kindOf(row);
  const condition = gradedOf(kind, l.condition);
  const content = { ...l, price: l.priceIdr, area: l.areaCode, city: l.city ?? '', condition };
  if (missingFrom(kind, content).length > 0) return 'LISTING_INCOMPLETE';
  const thing = { vehicleId: l.vehicleId, batteryId: l.batteryId };
  const [open, hidden] = await Promise.all([
    readPrimary(openListings(thing)),
    readPrimary(isHidden(thing)),
  ]);
  if (hidden) return 'LISTING_HIDDEN';
  return open.some(
    ({ id, status, expiresAt }) =>
      id !== l.id && isIn(OPEN_STATES, listingStateAt(status, expiresAt, now)),
  )
    ? 'LISTING_EXISTS'
    : undefined;
};

/** Columns that change with the state. */
const columnsOf = (move: OwnerMove, now: number) => {
  if (move === 'publish') return { publishedAt: now, expiresAt: now + SHOWN_MS, updatedAt: now };
  return move === 'sell' || move === 'withdraw'
    ? { closedAt: now, closedBy: 'owner' as const, photoIds: [], updatedAt: now }
    : { updatedAt: now };
};

/** The owner takes a listing on. A repeat is a success. */
export const moveListing = async (
  ownerId: string,
  id: string,
  move: OwnerMove,
  store: Store,
): Promise<Decided> => {
  const now = store.clock();
  const [row] = await store.readPrimary(listingById({ id }));
  if (row?.listing.ownerId !== ownerId) return err('LISTING_NOT_FOUND');
  const { to, effects } = listingMachine.moves[move];
  const state = stateOf(row, now);
  if (state === to) return NOTHING;
  if (!canMove(listingMachine, move, state)) return err(moveFault(state));
  if (move === 'publish') {
    const fault = await notReady(row, now, store);
    if (fault !== undefined) return err(fault);
  }
  const { listing: l } = row;
  const thing = { vehicleId: l.vehicleId, batteryId: l.batteryId };
  const removal = removeUploads({ attachedTo: id, only: null, now });
  return ok({
    statements: [
      ...(move === 'publish' ? [assertSellable(thing, ownerId), assertNotHidden(thing)] : []),
      expireOf(thing, now),
      ...listingMover.move(move, {
        id,
        // What was found complete is what gets published.
        guard: eq(listing.saveId, l.saveId),
        set: columnsOf(move, now),
        effects: effects.includes(PHOTOS_REMOVED) ? { [PHOTOS_REMOVED]: [removal] } : {},
      }),
    ],
    outcome: null,
  });
};
