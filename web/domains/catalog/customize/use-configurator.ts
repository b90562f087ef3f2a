'use client';

import { useEffect, useRef, useState } from 'react';
import { AREAS } from '#edge/contract/areas.ts';
import type { AskedConfiguration, Configuration } from '#edge/contract/catalog/configuration.ts';
import { type Dealer, dealersOf } from '#edge/contract/catalog/dealer.ts';
import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import { vehiclePrice } from '#edge/contract/catalog/quote.ts';
import { type Correction, resolve } from '#edge/contract/catalog/resolve.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { setQuery } from '#web/platform/query.ts';
import { useNow } from '#web/ui/use-now.ts';
import { askedIn, queryOf } from './address.ts';
import { likedBattery, rememberBattery } from './liked-battery.ts';
import { withChoice } from './purchase-of.ts';
import { type PurchaseSteps, stepsOfModel } from './steps.ts';
import { type LiveQuote, useQuote } from './use-quote.ts';
import { atVenue } from './venue.ts';

const AREA_CODES = AREAS.map(({ code }) => code);

/** What the page was made with; the device's newer records take its place. */
export interface AtBuild {
  readonly model: ConfigurableModel;
  readonly dealers: readonly Dealer[];
  /** Epoch ms. */
  readonly builtAt: number;
  /** The centre whose page it is: its dealer, and no other. */
  readonly venue: string | null;
  /** Where the next steps are; those of the model on its own unless the page says others. */
  readonly steps?: PurchaseSteps;
}

export interface Configurator extends Pick<LiveQuote, 'quote' | 'source'> {
  readonly model: ConfigurableModel;
  readonly dealers: readonly Dealer[];
  readonly dealer: Dealer | undefined;
  readonly choice: Configuration;
  readonly corrections: readonly Correction[];
  readonly now: number;
  readonly steps: PurchaseSteps;
  /** False while the page is the same for everyone. */
  readonly isReady: boolean;
  choose(patch: AskedConfiguration): void;
}

/** The model as the device has it by now, or as the page was made with it. */
export const newestModel = (
  records: readonly { readonly value: ConfigurableModel }[] | undefined,
  atBuild: ConfigurableModel,
): ConfigurableModel => {
  const record = records?.find(({ value }) => value.slug === atBuild.slug)?.value;
  // A record that an older version of the site stored has no lines yet.
  return record?.price_lines === undefined ? atBuild : record;
};

const useRecords = (atBuild: AtBuild): Pick<Configurator, 'model' | 'dealers'> => {
  const { records: products } = useCollection('products', { pullAtOnce: false });
  const { records: places } = useCollection('places', { pullAtOnce: false });
  const model = newestModel(products, atBuild.model);
  return {
    model: atBuild.venue === null ? model : atVenue(model),
    dealers: places?.length ? dealersOf(places.map(({ value }) => value)) : atBuild.dealers,
  };
};

/**
 * The choice rests in the purchase of this device, so reload, sign-in and a second tab find it. An
 * address that names a choice is a wish: it is taken over once, and then follows the choice.
 */
export const useConfigurator = (atBuild: AtBuild): Configurator => {
  const { venue } = atBuild;
  const locale = useLocale();
  const { model, dealers } = useRecords(atBuild);
  const stored = usePurchase().configurations[model.slug];
  const now = useNow(60_000) ?? atBuild.builtAt;
  const [isReady, setReady] = useState(false);
  const [shownCorrections, setShownCorrections] = useState<readonly Correction[]>([]);
  const around = { now, areas: AREA_CODES, dealers: dealers.map(({ slug }) => slug) };
  const bound: AskedConfiguration =
    venue === null ? {} : { dealer: venue, delivery: 'PICKUP_AT_DEALER' };
  const { choice, corrections } = resolve(model, { ...stored, ...bound }, around);
  const live = useQuote(model, choice, isReady);
  const dealer = dealers.find(({ slug }) => slug === choice.dealer);

  const take = (
    wanted: AskedConfiguration,
    keep?: 'color' | 'dealer',
    alreadySaid: readonly Correction[] = [],
  ): void => {
    const taken = resolve(model, { ...wanted, ...bound }, around, keep);
    setShownCorrections([...alreadySaid, ...taken.corrections]);
    purchase().update((state) =>
      withChoice(state, model, taken.choice, {
        quote: vehiclePrice(model, taken.choice),
        dealer: dealers.find(({ slug }) => slug === taken.choice.dealer),
        locale,
      }),
    );
    rememberBattery(model, taken.choice, now);
  };

  const begin = (wish: AskedConfiguration | undefined): void => {
    const before = purchase().state.configurations[model.slug];
    const liked = before === undefined ? likedBattery(model, choice, now) : undefined;
    const first = liked === undefined || liked === choice.battery ? before : { battery: liked };
    if (wish !== undefined || first !== before) take({ ...first, ...wish });
  };
  const arrive = useRef({ take, begin });
  arrive.current = { take, begin };
  useEffect(() => {
    arrive.current.begin(askedIn(new URLSearchParams(window.location.search)));
    setReady(true);
  }, []);

  const { refused } = live;
  useEffect(() => {
    if (refused) arrive.current.take(refused.choice, 'color', refused.corrections as Correction[]);
  }, [refused]);

  const address = JSON.stringify(queryOf(choice));
  useEffect(() => {
    if (isReady && stored !== undefined) setQuery(JSON.parse(address));
  }, [isReady, stored, address]);

  return {
    quote: live.quote,
    source: live.source,
    model,
    dealers,
    dealer,
    choice,
    corrections: shownCorrections.length > 0 ? shownCorrections : corrections,
    now,
    steps: atBuild.steps ?? stepsOfModel(model.slug),
    isReady,
    choose: (patch) => take({ ...choice, ...patch }, 'dealer' in patch ? 'dealer' : 'color'),
  };
};
