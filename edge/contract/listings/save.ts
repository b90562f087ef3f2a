import * as v from 'valibot';
import { AREAS } from '#edge/contract/areas.ts';
import { UPLOAD_ID } from '#edge/contract/uploads.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { ACCIDENTS, CHECK_ITEMS, CHECKLIST, GRADES, type ListingKind } from './condition.ts';

export const LISTING_LIMITS = {
  price: { least: 100_000, most: 500_000_000 },
  city: 60,
  description: { least: 20, most: 2_000 },
  faults: 500,
  rangeKm: { least: 1, most: 300 },
  photos: 8,
} as const;

const listingId = deviceId('lst');
const saveId = deviceId('lsv');

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'listing.too-long'));

const price = v.pipe(
  v.number('listing.price'),
  v.integer('listing.price'),
  v.minValue(LISTING_LIMITS.price.least, 'listing.price'),
  v.maxValue(LISTING_LIMITS.price.most, 'listing.price'),
);

const rangeKm = v.pipe(
  v.number('listing.range'),
  v.integer('listing.range'),
  v.minValue(LISTING_LIMITS.rangeKm.least, 'listing.range'),
  v.maxValue(LISTING_LIMITS.rangeKm.most, 'listing.range'),
);

const area = v.picklist(
  AREAS.map(({ code }) => code),
  'required',
);

const grade = v.object({ item: v.picklist(CHECK_ITEMS), grade: v.picklist(GRADES) });

/** Ids of uploads, in the order buyers see them. */
const photos = v.pipe(
  v.array(v.pipe(v.string(), v.regex(UPLOAD_ID, 'id'))),
  v.maxLength(LISTING_LIMITS.photos, 'listing.too-many'),
  v.check((ids) => new Set(ids).size === ids.length, 'id'),
);

/** What a draft may say: everything may still be missing, nothing may be wrong. */
export const listingContent = v.object({
  price: v.nullable(price),
  negotiable: v.boolean(),
  area: v.nullable(area),
  city: text(LISTING_LIMITS.city),
  description: text(LISTING_LIMITS.description.most),
  showPhone: v.boolean(),
  condition: v.pipe(v.array(grade), v.maxLength(CHECK_ITEMS.length)),
  accident: v.nullable(v.picklist(ACCIDENTS)),
  faults: text(LISTING_LIMITS.faults),
  rangeKm: v.nullable(rangeKm),
  photos,
});

export type ListingContent = v.InferOutput<typeof listingContent>;

/** One write of the owner as it travels. */
export const listingParam = v.pipe(
  v.object({
    ...listingContent.entries,
    /** null, of a build that knew none: they stay as they are. */
    photos: v.nullable(photos),
    id: listingId,
    saveId,
    /** `saveId` the device saw last; null for a new listing. */
    lastSave: v.nullable(saveId),
    vin: v.nullable(v.pipe(v.string(), v.maxLength(20))),
    batteryNumber: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  }),
  v.check(({ vin, batteryNumber }) => (vin === null) !== (batteryNumber === null), 'thing'),
);

export type ListingParam = v.InferOutput<typeof listingParam>;

/** What a buyer has to know and is not told, in the order of the form; nothing when it can be published. */
export const missingFrom = (kind: ListingKind, content: Omit<ListingContent, 'photos'>) => {
  const graded = new Set(content.condition.map(({ item }) => item));
  const isMissing = {
    condition: CHECKLIST[kind].some((item) => !graded.has(item)),
    accident: kind === 'MOTORCYCLE' && content.accident === null,
    price: content.price === null,
    area: content.area === null,
    city: content.city.trim() === '',
    description: content.description.trim().length < LISTING_LIMITS.description.least,
  };
  return (Object.keys(isMissing) as (keyof typeof isMissing)[]).filter((field) => isMissing[field]);
};
