/**
 * What the device may keep (design §8). A record is stored with these fields and no others, at any
 * depth: a name covers the whole value below it unless a dotted name narrows it. Identity and tax
 * numbers, bank accounts, document images and other people's phone numbers are in none of them.
 */
export const STORED_FIELDS = {
  products: true,
  pages: true,
  places: true,
  stations: true,
  stationStatus: true,
  vehicles: [
    ...['vin', 'productName', 'arrivedDate', 'deliveryDate', 'registrationPlate', 'purchaseDate'],
    ...['warrantyValid', 'productCode', 'snapshot', 'generation', 'rsaExpDate', 'isActiveRSA'],
    ...['colorName', 'user.name', 'user.own'],
  ],
} as const satisfies Readonly<Record<string, true | readonly string[]>>;

export type Collection = keyof typeof STORED_FIELDS;

const PRIVATE: ReadonlySet<Collection> = new Set(['vehicles']);

export const COLLECTIONS = Object.keys(STORED_FIELDS) as Collection[];

/** Private collections live in the customer's database, the others in the public one. */
export const isPrivate = (collection: Collection): boolean => PRIVATE.has(collection);

const narrow = (value: unknown, rest: string[]): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => narrow(each, rest));
  return Object.fromEntries(Object.entries(value).filter(([key]) => rest.includes(key)));
};

/** The part of a record that may be written to the device. */
export const storable = (
  collection: Collection,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const allowed: true | readonly string[] = STORED_FIELDS[collection];
  if (allowed === true) return record;
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    if (allowed.includes(key)) kept[key] = value;
    const below = allowed
      .filter((name) => name.startsWith(`${key}.`))
      .map((name) => name.slice(key.length + 1));
    if (below.length > 0) kept[key] = narrow(value, below);
  }
  return kept;
};
