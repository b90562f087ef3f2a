import { DEFAULT_AREA } from '#edge/contract/areas.ts';
import { nearest } from '#edge/contract/nearest.ts';
import type { AskedConfiguration, Configuration, ConfigurationField } from './configuration.ts';
import { DELIVERY_METHODS, type DeliveryMethod } from './delivery.ts';
import { accentsOf, type ConfigurableModel, offered } from './offered.ts';
import type { ProductValueRecord } from './product-record.ts';

/** A choice that could not be taken as it was asked for, and what stands in for it. */
export interface Correction {
  readonly field: ConfigurationField;
  readonly asked: string;
  readonly used: string | null;
  /** `unknown` word, offer that `ended`, or a colour that is offered at one dealer `only-at` it. */
  readonly reason: 'unknown' | 'ended' | 'only-at';
  /** Codes most like the one asked for. */
  readonly nearest: readonly string[];
}

export interface Resolved {
  readonly choice: Configuration;
  readonly corrections: readonly Correction[];
}

export interface Around {
  /** Epoch ms. */
  readonly now: number;
  /** Slugs of the dealers that sell. */
  readonly dealers: readonly string[];
  /** Province codes with a price. */
  readonly areas: readonly string[];
}

const MOST_NEAR = 3;

const codesOf = (values: readonly ProductValueRecord[]): string[] =>
  values.map((value) => value.code);

const defaultDelivery: DeliveryMethod = 'PICKUP_AT_DEALER';

/**
 * Turns whatever was asked for into a choice that is on offer. What was not asked for gets its
 * default without a word; what cannot be had is replaced, and said.
 * @param keep which gives way when a colour is offered at one dealer and another dealer was chosen
 */
export const resolve = (
  model: ConfigurableModel,
  wanted: AskedConfiguration,
  { now, dealers, areas }: Around,
  keep: 'color' | 'dealer' = 'color',
): Resolved => {
  const corrections: Correction[] = [];
  const take = <T extends string, D extends T | null>(
    field: ConfigurationField,
    options: readonly T[],
    fallback: D,
    everOffered: readonly string[] = [],
  ): T | D => {
    const word = wanted[field];
    if (word == null || word === '') return fallback;
    const match = options.find((option) => option === word);
    if (match !== undefined) return match;
    // Two figures of a province say nothing about which other province was meant.
    const near = field === 'area' ? [] : nearest(word, options, (option) => [option], MOST_NEAR);
    const used = fallback === null ? null : (near[0] ?? fallback);
    const reason = everOffered.includes(word) ? 'ended' : 'unknown';
    corrections.push({ field, asked: word, used, reason, nearest: near });
    return used as T | D;
  };
  const ever = (component: string): string[] =>
    codesOf(model.values.filter((value) => value.component === component));

  const colors = offered(model, 'color', now);
  const anywhere = colors.filter(({ validity_dealer_id }) => validity_dealer_id === null);
  const area = take('area', areas, DEFAULT_AREA);
  const delivery = take('delivery', DELIVERY_METHODS, defaultDelivery);
  const batteries = codesOf(offered(model, 'battery', now));
  const battery = take(
    'battery',
    batteries,
    batteries.includes(model.standard_battery) ? model.standard_battery : (batteries[0] ?? ''),
    ever('battery'),
  );
  const firstColor = (anywhere[0] ?? colors[0])?.code ?? '';
  let color = take('color', codesOf(colors), firstColor, ever('color'));
  let dealer = take('dealer', dealers, null);

  const home = colors.find(({ code }) => code === color)?.validity_dealer_id ?? null;
  if (home !== null && dealer !== home) {
    if (dealer === null && keep === 'color') dealer = home;
    else if (dealer !== null && keep === 'color') {
      corrections.push({
        field: 'dealer',
        asked: dealer,
        used: home,
        reason: 'only-at',
        nearest: [],
      });
      dealer = home;
    } else {
      corrections.push({
        field: 'color',
        asked: color,
        used: firstColor,
        reason: 'only-at',
        nearest: [],
      });
      color = firstColor;
    }
  }

  const accents = codesOf(accentsOf(model, color, now));
  // A model without accents: a word for one is no fault, links carry it from one model to another.
  const accent = accents.length === 0 ? null : take('accent', accents, accents[0] ?? '');
  return { choice: { color, accent, battery, area, dealer, delivery }, corrections };
};
