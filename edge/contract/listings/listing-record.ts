import * as v from 'valibot';
import type { RecordOf } from '#edge/contract/sync/record-schema.ts';
import { ACCIDENTS, CHECK_ITEMS, GRADES, LISTING_KINDS } from './condition.ts';
import { LISTING_STATES } from './machine.ts';

/** One's own listing, as `sync` sends it and a device may keep it. Times are ISO-8601 in UTC. */
export const listingRecord = v.object({
  id: v.string(),
  kind: v.picklist(LISTING_KINDS),
  /** Of the motorcycle; null for a battery. */
  vin: v.nullable(v.string()),
  /** Of the battery; null for a motorcycle. */
  serialNumber: v.nullable(v.string()),
  /** Name of the product, or model of the battery. */
  title: v.string(),
  colorName: v.nullable(v.string()),
  snapshot: v.nullable(v.string()),
  status: v.picklist(LISTING_STATES),
  /** Whole rupiah. */
  price: v.nullable(v.number()),
  negotiable: v.boolean(),
  area: v.nullable(v.string()),
  city: v.string(),
  description: v.string(),
  showPhone: v.boolean(),
  condition: v.array(v.object({ item: v.picklist(CHECK_ITEMS), grade: v.picklist(GRADES) })),
  accident: v.nullable(v.picklist(ACCIDENTS)),
  faults: v.string(),
  rangeKm: v.nullable(v.number()),
  /** Ids of the uploads, in the order buyers see them; the pictures are read online only. */
  photos: v.array(v.string()),
  saveId: v.string(),
  publishedAt: v.nullable(v.string()),
  expiresAt: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
  closedBy: v.nullable(v.picklist(['owner', 'transfer'])),
  updatedAt: v.string(),
  /** Taken off the site by staff, whatever its status says. */
  hidden: v.boolean(),
  /** Their texts and numbers are read online only. */
  enquiries: v.number(),
  unread: v.number(),
});

export type ListingRecord = RecordOf<typeof listingRecord>;
