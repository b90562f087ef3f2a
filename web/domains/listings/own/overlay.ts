import type { ListingRecord } from '#edge/contract/listings/listing-record.ts';
import { isIn, type ListingState, listingMachine } from '#edge/contract/listings/machine.ts';
import { canMove } from '#edge/contract/machine.ts';
import type {
  MoveListingMutationVariables,
  SaveListingMutationVariables,
} from '#web/platform/graphql/generated/main.ts';
import { needsPerson, type OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** A listing as its owner sees it: what the device knows, and over it what waits to be sent. */
export interface OwnListing extends ListingRecord {
  /** Something of it is not with the server yet. */
  readonly pending: boolean;
  /** Something of it waits for a person. */
  readonly stuck: boolean;
}

type Save = { readonly operation: 'saveListing'; readonly variables: SaveListingMutationVariables };
type Move = { readonly operation: 'moveListing'; readonly variables: MoveListingMutationVariables };
type Written = OutboxItem & (Save | Move);

const writtenOf = (items: readonly OutboxItem[]): Written[] =>
  (items as readonly Written[]).filter(
    ({ operation }) => operation === 'saveListing' || operation === 'moveListing',
  );

const idOf = (item: Written): string =>
  item.operation === 'saveListing' ? item.variables.param.id : item.variables.id;

const EMPTY = {
  colorName: null,
  snapshot: null,
  status: 'DRAFT' as ListingState,
  publishedAt: null,
  expiresAt: null,
  closedAt: null,
  closedBy: null,
  hidden: false,
  enquiries: 0,
  unread: 0,
};

/** What a write makes of a listing; undefined when there is none it could be about. */
const applied = (before: OwnListing | undefined, item: Written): OwnListing | undefined => {
  const pending = item.state === 'waiting' || (before?.pending ?? false);
  if (item.operation === 'moveListing') {
    const { move } = item.variables;
    if (before === undefined || !canMove(listingMachine, move, before.status)) return before;
    return { ...before, status: listingMachine.moves[move].to, pending };
  }
  const { param } = item.variables;
  const photos = param.photos ? [param.photos].flat() : (before?.photos ?? []);
  // The copy has it already.
  if (before?.saveId === param.saveId) return before;
  return {
    ...EMPTY,
    title: item.about ?? '',
    vin: param.vin ?? null,
    serialNumber: param.batteryNumber ?? null,
    kind: param.vin ? 'MOTORCYCLE' : 'BATTERY',
    stuck: false,
    ...before,
    id: param.id,
    price: param.price == null ? null : Number(param.price),
    negotiable: param.negotiable,
    area: param.area ?? null,
    city: param.city,
    description: param.description,
    showPhone: param.showPhone,
    condition: [param.condition].flat(),
    accident: param.accident ?? null,
    faults: param.faults,
    rangeKm: param.rangeKm ?? null,
    photos,
    saveId: param.saveId,
    updatedAt: new Date(item.createdAt).toISOString(),
    pending,
  };
};

/** Open ones first, then the latest. */
const byRank = (a: OwnListing, b: OwnListing): number =>
  Number(isIn(['SOLD', 'WITHDRAWN'], a.status)) - Number(isIn(['SOLD', 'WITHDRAWN'], b.status)) ||
  Date.parse(b.updatedAt) - Date.parse(a.updatedAt);

/**
 * Lays the writes that wait over the copy. One that was turned down, or waits for a person, leaves no
 * trace but the mark, and neither does what was written after it.
 */
export const ownListings = (
  records: readonly ListingRecord[],
  items: readonly OutboxItem[],
): readonly OwnListing[] => {
  const listings = new Map<string, OwnListing>(
    records.map((record) => [record.id, { ...record, pending: false, stuck: false }]),
  );
  const blocked = new Set<string>();
  for (const item of writtenOf(items)) {
    const id = idOf(item);
    const before = listings.get(id);
    if (needsPerson(item)) blocked.add(id);
    const after = blocked.has(id) ? before && { ...before, stuck: true } : applied(before, item);
    if (after !== undefined) listings.set(id, after);
  }
  return [...listings.values()].sort(byRank);
};

/** The last write to a listing that this device knows of: its own that waits, else the copy's. */
export const lastSaveOf = (
  records: readonly ListingRecord[],
  items: readonly OutboxItem[],
  id: string,
): string | null => {
  const mine = writtenOf(items).findLast(
    (item): item is Written & Save => item.operation === 'saveListing' && idOf(item) === id,
  );
  return mine?.variables.param.saveId ?? records.find((each) => each.id === id)?.saveId ?? null;
};
