'use client';

import { AREAS } from '#edge/contract/areas.ts';
import type { Configuration } from '#edge/contract/catalog/configuration.ts';
import { type Dealer, dealersOf } from '#edge/contract/catalog/dealer.ts';
import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import { type Quote, quote } from '#edge/contract/catalog/quote.ts';
import { resolve } from '#edge/contract/catalog/resolve.ts';
import type { SettingValues } from '#edge/contract/catalog/settings.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { useQuery } from '#web/platform/query.ts';
import { useSettings } from '#web/platform/settings/use-settings.ts';
import { useNow } from '#web/ui/use-now.ts';

const AREA_CODES = AREAS.map(({ code }) => code);

/** The motorcycle that is bought, from the device's records. */
export interface Bought {
  readonly model: ConfigurableModel;
  readonly choice: Configuration;
  readonly dealers: readonly Dealer[];
  readonly dealer: Dealer | undefined;
  /** Epoch ms, to the minute. */
  readonly now: number;
  /** Null where it is not sold with that battery in that province. */
  readonly quote: Quote | null;
  /** What fees and windows are now. */
  readonly settings: SettingValues;
}

export type Checkout =
  | { readonly kind: 'loading' }
  /** Nothing was configured on this device, or its model is gone. */
  | { readonly kind: 'nothing' }
  /** The models are not on this device, and nobody could be reached. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'ready'; readonly bought: Bought };

/** The last configuration of this device, or of the model that the address names. */
export const useCheckout = (): Checkout => {
  const wanted = useQuery().get('product');
  const { productSlug, configurations } = usePurchase();
  const products = useCollection('products');
  const places = useCollection('places');
  const settings = useSettings();
  const now = useNow(60_000);
  const slug = wanted ?? productSlug;
  const stored = slug === null ? undefined : configurations[slug];
  if (products.records === undefined || places.records === undefined || now === null)
    return { kind: 'loading' };
  if (stored === undefined) return { kind: 'nothing' };
  const model = products.records.find(({ value }) => value.slug === slug)?.value;
  if (model === undefined) {
    if (products.refresh === 'unreachable') return { kind: 'unreachable' };
    return { kind: products.syncedAt === null ? 'loading' : 'nothing' };
  }
  const dealers = dealersOf(places.records.map(({ value }) => value));
  const around = { now, areas: AREA_CODES, dealers: dealers.map((each) => each.slug) };
  const { choice } = resolve(model, stored, around);
  const dealer = dealers.find((each) => each.slug === choice.dealer);
  return {
    kind: 'ready',
    bought: {
      model,
      choice,
      dealers,
      dealer,
      now,
      settings,
      quote: quote(model, choice, settings.BOOKING_FEE),
    },
  };
};
