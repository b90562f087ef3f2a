import * as v from 'valibot';
import { HOUR_MS } from '#edge/contract/time.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { vin } from '#edge/contract/validators/vin.ts';

export const STOCK_LIMITS = {
  /** Units in one list. */
  list: 100,
  /** Letters of a list that is pasted. */
  pasted: 20_000,
  /** Lists that one of the staff may send in an hour. */
  lists: 60,
  windowMs: HOUR_MS,
  note: 200,
  search: 40,
} as const;

const code = (key: string) =>
  v.pipe(
    v.string(key),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty(key),
    v.regex(/^[a-z\d][a-z\d-]{0,63}$/, key),
  );

/** A unit as it arrives: typed in the desk's form, or a row of a list. Codes are the catalogue's. */
export const unitInput = v.object({
  /** Made by the device: sent again it is the same unit. */
  id: deviceId('unt'),
  vin: vin(),
  motorNumber: v.pipe(
    v.string('motor-number'),
    v.trim(),
    v.maxLength(40, 'motor-number'),
    v.transform((typed) => typed.toUpperCase().replace(/[ -]/g, '')),
    v.regex(/^[A-Z\d]{5,30}$/, 'motor-number'),
  ),
  slug: code('unit.model'),
  color: code('colour'),
  /** Null where the colour has none. */
  accent: v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.maxLength(64, 'unit.accent'),
      v.transform((typed) => (typed === '' ? null : typed)),
    ),
    null,
  ),
  battery: code('unit.battery'),
  dealerSlug: code('dealer'),
});
export type UnitInput = v.InferOutput<typeof unitInput>;

/** Why a unit is taken out of the stock; it stands in its log. */
export const withdrawUnitInput = v.object({
  id: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(40, 'required')),
  note: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(5, 'required'),
    v.maxLength(STOCK_LIMITS.note, 'note.too-long'),
  ),
});

/** Outcomes of the stock's operations; the desk has a sentence for each. */
const STOCK_FAULTS = [
  /** `faults` says which row, which field and why; nothing was added. */
  'STOCK_INVALID',
  /** Too many at once, or within the hour. */
  'STOCK_LIMIT',
  'UNIT_NOT_FOUND',
  /** An order has it. */
  'UNIT_RESERVED',
] as const;
export type StockFault = (typeof STOCK_FAULTS)[number];

/** What is wrong with a row of a list, counted from 1. */
export interface RowFault {
  readonly row: number;
  readonly field: string;
  /** Key of the message in scope `validation`. */
  readonly key: string;
}
