import * as v from 'valibot';
import { AREAS } from '#edge/contract/areas.ts';
import { PRICE_LINES, type PriceLineKey } from '#edge/contract/price.ts';
import { deskReason } from '#edge/contract/validators/desk-reason.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { moment, ownName } from './planned.ts';

export const PRICE_CHANGE = {
  /** Of one line, in rupiah. */
  mostIdr: 1_000_000_000,
  /** Changes that one of the staff may write in an hour. */
  writes: 120,
} as const;

/** Lines that a change may leave as they are. */
export const OTHER_LINES = PRICE_LINES.filter(
  (line): line is Exclude<PriceLineKey, 'vehicle'> => line !== 'vehicle',
);

const amount = (least: number) =>
  v.pipe(
    v.number('desk.amount'),
    v.integer('desk.amount'),
    v.minValue(least, 'desk.amount'),
    v.maxValue(PRICE_CHANGE.mostIdr, 'desk.amount'),
  );
const line = v.nullish(amount(0), null);

/** A price for a time: of one model with one battery option, in one province or in all. */
export const planPriceInput = v.pipe(
  v.object({
    /** Made by the device: sent again it is the same change. */
    id: deviceId('pch', 'required'),
    slug: ownName,
    battery: ownName,
    /** Null for every province. */
    area: v.nullable(
      v.picklist(
        AREAS.map(({ code: each }) => each),
        'province',
      ),
    ),
    vehicle: amount(1),
    bbnkb: line,
    pkb: line,
    stnk: line,
    tnkb: line,
    bpkb: line,
    startsAt: moment,
    /** The first moment at which it is over; null until another price takes its place. */
    endsAt: v.nullable(moment),
    reason: deskReason,
  }),
  v.forward(
    v.check(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, 'desk.ends-before'),
    ['endsAt'],
  ),
);
export type PlanPrice = v.InferOutput<typeof planPriceInput>;

export const PRICE_FAULTS = [
  'PRICE_INVALID',
  /** There is no such model with that battery option, or no such change. */
  'PRICE_NOT_FOUND',
  /** Somebody changed it meanwhile. */
  'PRICE_CHANGED',
  /** It would begin in the past, or too far ahead. */
  'PRICE_TIME',
  /** It is over. */
  'PRICE_OVER',
] as const;
export type PriceFault = (typeof PRICE_FAULTS)[number];
