'use client';

import { AreaPricesDocument } from '#web/platform/graphql/generated/content/area-prices.ts';
import { useLateContent } from '#web/platform/graphql/use-late-content.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useQuery } from '#web/platform/query.ts';
import type { StandardPrices } from './prices-at-build.ts';

/** Whole rupiah. */
interface AreaPrice {
  readonly otr: number;
  readonly total: number;
  /** Without registration and taxes of the province. */
  readonly vehicle: number | null;
}

/**
 * Prices in the province the address names (`?area=13`): the page's own at once, then the latest, for which the
 * page renders `reporter`.
 */
export const useAreaPrices = (atBuild: StandardPrices) => {
  const locale = useLocale();
  const wanted = useQuery().get('area');
  const area = (atBuild.areas.find(({ code }) => code === wanted) ?? atBuild.areas[0])?.code ?? '';
  const [{ data, at, fault }, reporter] = useLateContent(AreaPricesDocument, { area, locale });
  const live = data?.productPrices.filter((each) => each.is_standard && each.area.code === area);
  const priceOf = (slug: string): AreaPrice | null => {
    const latest = live?.find((each) => each.slug === slug);
    if (latest)
      return {
        otr: latest.otr_price,
        total: latest.otr_after_discount,
        vehicle: latest.lines.find(({ key }) => key === 'vehicle')?.amount ?? null,
      };
    const model = atBuild.models[slug];
    const otr = model?.otr[area];
    if (model === undefined || otr === undefined) return null;
    return { otr, total: Math.max(0, otr - model.discount), vehicle: model.vehicle[area] ?? null };
  };
  /** Of when the prices are, when they could not be refreshed; epoch ms. */
  const staleSince =
    fault === undefined ? null : live === undefined ? atBuild.builtAt : (at ?? null);
  return { area, areas: atBuild.areas, priceOf, staleSince, reporter };
};
