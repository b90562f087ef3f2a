import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { assertOneChanged } from '#db/assertion.ts';
import { build, type Query, query } from '#db/query.ts';
import { listing } from '#db/schema/listings.ts';
import { gradedOf, type ListingKind } from '#edge/contract/listings/condition.ts';
import {
  EDITABLE_STATES,
  isIn,
  type ListingFault,
  listingStateAt,
  OPEN_STATES,
  SHOWN_STATES,
} from '#edge/contract/listings/machine.ts';
import { type ListingParam, listingParam, missingFrom } from '#edge/contract/listings/save.ts';
import type { Context } from '#edge/graphql/context.ts';
import { attachUpload, isFree, removeUploads } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import {
  assertNotHidden,
  assertSellable,
  batteryWith,
  expireOf,
  isHidden,
  type ListingRow,
  listingById,
  listingMover,
  openListings,
  type Thing,
  vehicleWith,
} from './listing.sql.ts';
import { isEditable, kindOf, stateOf } from './standing.ts';

/** What the owner's other device, or another tab, made of it meanwhile. */
export interface ChangedMeanwhile {
  readonly code: 'LISTING_CHANGED';
  readonly lastSave: string;
  readonly price: number | null;
  /** Epoch ms. */
  readonly changedAt: number;
}

export type SaveRefusal = ListingFault | ChangedMeanwhile;
type Store = Pick<Context, 'readPrimary' | 'clock'>;
type Decided = Result<Decision<null>, SaveRefusal>;

const columnsOf = (param: ListingParam, kind: ListingKind, now: number) => ({
  priceIdr: param.price,
  negotiable: param.negotiable,
  areaCode: param.area,
  city: param.city,
  description: param.description,
  showPhone: param.showPhone,
  condition: Object.fromEntries(
    gradedOf(kind, Object.fromEntries(param.condition.map(({ item, grade }) => [item, grade]))).map(
      ({ item, grade }) => [item, grade],
    ),
  ),
  accident: param.accident,
  faults: param.faults,
  rangeKm: param.rangeKm,
  ...(param.photos && { photoIds: param.photos }),
  saveId: param.saveId,
  updatedAt: now,
});

/** Statements that give a listing the photos it names anew and take those it names no longer. */
const photosOf = async (
  { id, photos }: ListingParam,
  before: readonly string[],
  customerId: string,
  { readPrimary, clock }: Store,
): Promise<Result<readonly Query<unknown>[], ListingFault>> => {
  if (photos === null) return ok([]);
  const added = photos
    .filter((each) => !before.includes(each))
    .map((each) => ({ id: each, customerId, purpose: 'LISTING', to: id }) as const);
  const areFree = await Promise.all(added.map((each) => readPrimary(isFree(each))));
  if (areFree.includes(false)) return err('LISTING_PHOTO_UNKNOWN');
  return ok([
    ...before
      .filter((each) => !photos.includes(each))
      .map((only) => removeUploads({ attachedTo: id, only, now: clock() })),
    // Seen by others as long as the listing is (shown.ts).
    ...added.flatMap((each) => attachUpload({ ...each, isPublic: false })),
  ]);
};

const change = async (row: ListingRow, param: ListingParam, store: Store): Promise<Decided> => {
  const now = store.clock();
  const { listing: before } = row;
  // The same write once more, long after its key was forgotten.
  if (before.saveId === param.saveId) return ok({ statements: [], outcome: null });
  const state = stateOf(row, now);
  if (!isEditable(state)) return err('LISTING_CLOSED');
  if (before.saveId !== param.lastSave)
    return err({
      code: 'LISTING_CHANGED',
      lastSave: before.saveId,
      price: before.priceIdr,
      changedAt: before.updatedAt,
    });
  const kind = kindOf(row);
  if (isIn(SHOWN_STATES, state) && missingFrom(kind, param).length > 0)
    return err('LISTING_INCOMPLETE');
  const photos = await photosOf(param, before.photoIds, before.ownerId, store);
  if (!photos.ok) return photos;
  const update = query(
    build
      .update(listing)
      .set(columnsOf(param, kind, now))
      .where(
        and(
          eq(listing.id, before.id),
          eq(listing.saveId, before.saveId),
          eq(listing.status, before.status),
          inArray(listing.status, [...EDITABLE_STATES]),
        ),
      ),
  );
  return ok({ statements: [update, assertOneChanged, ...photos.value], outcome: null });
};

/** The owner's motorcycle or battery, if it may be sold at all. */
const thingOf = async (
  ownerId: string,
  { vin, batteryNumber }: ListingParam,
  { readPrimary }: Store,
): Promise<Result<Thing, ListingFault>> => {
  if (vin !== null) {
    const [row] = await readPrimary(vehicleWith({ vin }));
    return row?.ownerId === ownerId
      ? ok({ vehicleId: row.id, batteryId: null })
      : err('LISTING_NOT_FOUND');
  }
  const [row] = await readPrimary(batteryWith({ serialNumber: batteryNumber }));
  if (row?.ownerId !== ownerId) return err('LISTING_NOT_FOUND');
  if (row.missingSinceAt !== null) return err('LISTING_BATTERY_MISSING');
  if (row.locked) return err('LISTING_BATTERY_LOCKED');
  return ok({ vehicleId: null, batteryId: row.id });
};

const begin = async (
  ownerId: string,
  param: ListingParam,
  now: number,
  store: Store,
): Promise<Decided> => {
  // It was said to be there already: what made it never arrived, or was discarded.
  if (param.lastSave !== null) return err('LISTING_NOT_FOUND');
  const thing = await thingOf(ownerId, param, store);
  if (!thing.ok) return thing;
  const [others, hidden] = await Promise.all([
    store.readPrimary(openListings({ ...thing.value })),
    store.readPrimary(isHidden({ ...thing.value })),
  ]);
  if (
    others.some(({ status, expiresAt }) =>
      isIn(OPEN_STATES, listingStateAt(status, expiresAt, now)),
    )
  )
    return err('LISTING_EXISTS');
  // Else a verdict would be left behind by withdrawing, and beginning anew.
  if (hidden) return err('LISTING_HIDDEN');
  const photos = await photosOf(param, [], ownerId, store);
  if (!photos.ok) return photos;
  const kind = thing.value.vehicleId === null ? 'BATTERY' : 'MOTORCYCLE';
  const row = {
    ...columnsOf(param, kind, now),
    ...thing.value,
    id: param.id,
    ownerId,
    createdAt: now,
  };
  const statements: Query<unknown>[] = [
    assertSellable(thing.value, ownerId),
    assertNotHidden({ ...thing.value }),
    expireOf(thing.value, now),
    ...listingMover.insert('begin', row),
    ...photos.value,
  ];
  return ok({ statements, outcome: null });
};

/** Begins a listing, or writes to one. Two devices that begin one for a thing are told apart by the unique index. */
export const saveListing = async (
  ownerId: string,
  input: unknown,
  store: Store,
): Promise<Decided> => {
  const parsed = v.safeParse(listingParam, input);
  if (!parsed.success) return err('LISTING_INVALID');
  const now = store.clock();
  const [row] = await store.readPrimary(listingById({ id: parsed.output.id }));
  if (row === undefined) return begin(ownerId, parsed.output, now, store);
  return row.listing.ownerId === ownerId
    ? change(row, parsed.output, store)
    : err('LISTING_NOT_FOUND');
};
