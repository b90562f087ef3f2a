import { and, eq, inArray } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, query } from '#db/query.ts';
import { listing } from '#db/schema/listings.ts';
import { gradedOf } from '#edge/contract/listings/condition.ts';
import {
  EDITABLE_STATES,
  isIn,
  LISTING_MOVES,
  type ListingFault,
  listingStateAt,
  OPEN_STATES,
  type OwnerMove,
  SHOWN_MS,
} from '#edge/contract/listings/machine.ts';
import { missingFor } from '#edge/contract/listings/save.ts';
import type { Context } from '#edge/graphql/context.ts';
import { removeUploads } from '#edge/platform/files/upload.sql.ts';
import type { Decision } from '#edge/platform/idempotency.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import {
  assertSellable,
  expireOf,
  type ListingRow,
  listingById,
  openListings,
} from './listing.sql.ts';
import { isEditable, kindOf, stateOf } from './standing.ts';

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
  const said = { ...l, price: l.priceIdr, area: l.areaCode, city: l.city ?? '', condition };
  if (missingFor(kind, said) !== undefined) return 'LISTING_INCOMPLETE';
  const open = await readPrimary(openListings({ vehicleId: l.vehicleId, batteryId: l.batteryId }));
  return open.some(
    ({ id, status, expiresAt }) =>
      id !== l.id && isIn(OPEN_STATES, listingStateAt(status, expiresAt, now)),
  )
    ? 'LISTING_EXISTS'
    : undefined;
};

const columnsOf = (move: OwnerMove, now: number) => {
  const { to } = LISTING_MOVES[move];
  if (move === 'publish')
    return { status: to, publishedAt: now, expiresAt: now + SHOWN_MS, updatedAt: now };
  return move === 'sell' || move === 'withdraw'
    ? { status: to, closedAt: now, closedBy: 'owner' as const, photoIds: [], updatedAt: now }
    : { status: to, updatedAt: now };
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
  const { from, to } = LISTING_MOVES[move];
  const state = stateOf(row, now);
  if (state === to) return NOTHING;
  if (!isIn(from, state))
    return err(isEditable(state) ? 'LISTING_MOVE_IMPOSSIBLE' : 'LISTING_CLOSED');
  if (move === 'publish') {
    const fault = await notReady(row, now, store);
    if (fault !== undefined) return err(fault);
  }
  const { listing: l } = row;
  const update = query(
    build
      .update(listing)
      .set(columnsOf(move, now))
      .where(
        and(
          eq(listing.id, id),
          // What was found complete is what gets published.
          eq(listing.saveId, l.saveId),
          inArray(listing.status, [...from]),
        ),
      ),
  );
  return ok({
    statements: [
      ...(move === 'publish' ? [assertSellable(l, ownerId)] : []),
      expireOf(l, now),
      update,
      assertOneChanged,
      ...(isIn(EDITABLE_STATES, to) ? [] : [removeUploads({ attachedTo: id, only: null, now })]),
    ],
    outcome: null,
  });
};
