import * as v from 'valibot';
import type { Accident, CheckItem, Grade, ListingKind } from '#edge/contract/listings/condition.ts';
import { CHECKLIST } from '#edge/contract/listings/condition.ts';
import type { ListingRecord } from '#edge/contract/listings/listing-record.ts';
import { type ListingContent, listingContent, missingFrom } from '#edge/contract/listings/save.ts';

/** The form as it is typed. */
export interface Typed {
  readonly price: string;
  readonly negotiable: boolean;
  readonly area: string;
  readonly city: string;
  readonly description: string;
  readonly showPhone: boolean;
  readonly grades: Readonly<Partial<Record<CheckItem, Grade>>>;
  readonly accident: Accident | '';
  readonly faults: string;
  readonly rangeKm: string;
  /** Ids of uploads, in the order buyers see them. */
  readonly photos: readonly string[];
}

export const BLANK: Typed = {
  price: '',
  negotiable: false,
  area: '',
  city: '',
  description: '',
  showPhone: false,
  grades: {},
  accident: '',
  faults: '',
  rangeKm: '',
  photos: [],
};

export const typedOf = (record: ListingRecord): Typed => ({
  price: record.price === null ? '' : String(record.price),
  negotiable: record.negotiable,
  area: record.area ?? '',
  city: record.city,
  description: record.description,
  showPhone: record.showPhone,
  grades: Object.fromEntries(record.condition.map(({ item, grade }) => [item, grade])),
  accident: record.accident ?? '',
  faults: record.faults,
  rangeKm: record.rangeKm === null ? '' : String(record.rangeKm),
  photos: record.photos,
});

/** `18.500.000`, `Rp 18,500,000` and `18500000` are one amount, in rupiah. */
export const amountOf = (typed: string): number | null => {
  const digits = typed.replace(/[^\d]/g, '');
  return digits === '' ? null : Number(digits);
};

export type Faulty =
  | 'price'
  | 'area'
  | 'city'
  | 'description'
  | 'condition'
  | 'accident'
  | 'rangeKm';

export type Read =
  | { readonly ok: true; readonly content: ListingContent }
  | { readonly ok: false; readonly fault: Faulty };

/** The form as it would travel; what is wrong in it stays as it is, for the schema to name. */
const contentOf = (kind: ListingKind, typed: Typed) => {
  const { grades, price, area, accident, rangeKm, ...rest } = typed;
  return v.safeParse(listingContent, {
    ...rest,
    price: amountOf(price),
    area: area || null,
    accident: kind === 'BATTERY' ? null : accident || null,
    rangeKm: rangeKm.trim() === '' ? null : Number(rangeKm),
    condition: CHECKLIST[kind].flatMap((item) => {
      const grade = grades[item];
      return grade === undefined ? [] : [{ item, grade }];
    }),
  });
};

/** The first of these fields that is wrong or missing, so that nobody goes on past it. */
export const faultAmong = (
  kind: ListingKind,
  typed: Typed,
  isAmong: (field: Faulty) => boolean,
): Faulty | undefined => {
  const { issues, output } = contentOf(kind, typed);
  const wrong = (issues ?? []).map(({ path }) => String(path?.[0]?.key) as Faulty);
  return [...wrong, ...missingFrom(kind, output as ListingContent)].find(isAmong);
};

/** What the form says; to be published it has to be complete, a draft only right. */
export const readTyped = (kind: ListingKind, typed: Typed, complete: boolean): Read => {
  const parsed = contentOf(kind, typed);
  if (!parsed.success)
    return { ok: false, fault: String(parsed.issues[0].path?.[0]?.key) as Faulty };
  const [missing] = complete ? missingFrom(kind, parsed.output) : [];
  return missing === undefined
    ? { ok: true, content: parsed.output }
    : { ok: false, fault: missing };
};
