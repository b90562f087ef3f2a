import * as v from 'valibot';
import type { Prices } from '#edge/contract/stations/record.ts';
import type { Ledger } from '#edge/domains/stations/import/report.ts';

const Component = v.object({
  /** `ENERGY` per kWh, `TIME` and `PARKING_TIME` per hour, `FLAT` per session. */
  type: v.string(),
  price: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Per cent on top of the price. */
  vat: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100))),
});

/** An OCPI 2.1.1 or 2.2.1 Tariff, as far as a rider cares. */
const TariffSchema = v.object({
  country_code: v.nullish(v.string()),
  party_id: v.nullish(v.string()),
  id: v.pipe(v.string(), v.nonEmpty()),
  currency: v.string(),
  elements: v.array(
    v.object({
      price_components: v.array(Component),
      restrictions: v.nullish(v.unknown()),
    }),
  ),
});

type Tariff = v.InferOutput<typeof TariffSchema>;

/** Prices by party and id of a tariff. */
export type Tariffs = ReadonlyMap<string, Prices>;

interface Party {
  readonly country_code?: string | null | undefined;
  readonly party_id?: string | null | undefined;
}

/** Two operators behind one hub may both have a tariff 1. */
const keyOf = ({ country_code, party_id }: Party, id: string): string =>
  `${country_code ?? ''}*${party_id ?? ''}*${id}`;

export const pricesFor = (tariffs: Tariffs, party: Party, id: string): Prices | undefined =>
  tariffs.get(keyOf(party, id)) ?? tariffs.get(keyOf({}, id));

export const UNKNOWN_PRICES: Prices = {
  free: false,
  perKwh: null,
  perMinute: null,
  perSession: null,
};

const MINUTES = 60;

/**
 * What anybody pays at any time: components of the first element without restrictions. Night rates
 * and memberships are left out rather than promised to everyone.
 */
const pricesOf = ({ elements }: Tariff): Prices => {
  const always = elements.find(({ restrictions }) => restrictions == null);
  if (always === undefined) return UNKNOWN_PRICES;
  // What a rider pays: prices are net, and the tax stands beside them.
  const priceOf = (wanted: string): number | null => {
    const component = always.price_components.find(({ type }) => type === wanted);
    return component === undefined ? null : component.price * (1 + (component.vat ?? 0) / 100);
  };
  const whole = (price: number | null): number | null => (price ? Math.round(price) : null);
  const [energy, time, flat] = [priceOf('ENERGY'), priceOf('TIME'), priceOf('FLAT')];
  const prices = [energy, time, flat].filter((price) => price !== null);
  return {
    free: prices.length > 0 && prices.every((price) => price === 0),
    perKwh: whole(energy),
    perMinute: whole(time === null ? null : time / MINUTES),
    perSession: whole(flat),
  };
};

/** A page of tariffs travels beside pages of locations. */
export const isTariff = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'elements' in item;

/** Reads tariffs; one that is malformed or not in rupiah is refused, and the rest go on. */
export const tariffsOf = (
  file: string,
  list: readonly unknown[],
  ledger: Ledger,
): [key: string, prices: Prices][] =>
  list.flatMap((item, index): [string, Prices][] => {
    const line = index + 1;
    const parsed = v.safeParse(TariffSchema, item);
    ledger.read(file, line, parsed.success ? parsed.output.id : '');
    if (!parsed.success) {
      const [issue] = parsed.issues;
      ledger.refuse(file, line, 'malformed', `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
      return [];
    }
    if (parsed.output.currency !== 'IDR') {
      ledger.refuse(file, line, 'bad-price', parsed.output.currency);
      return [];
    }
    return [[keyOf(parsed.output, parsed.output.id), pricesOf(parsed.output)]];
  });
