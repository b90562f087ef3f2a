'use client';

import { AreaPricesDocument } from '../../platform/graphql/generated/content.ts';
import { useContent } from '../../platform/graphql/use-operation.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { useQuery } from '../../platform/query.ts';
import type { StandardPrices } from './prices-at-build.ts';

/** Whole rupiah. */
interface AreaPrice {
  readonly otr: number;
  readonly total: number;
}

/** Prices in the province the address names (`?area=13`): the page's own at once, then the latest. */
export const useAreaPrices = (atBuild: StandardPrices) => {
  const locale = useLocale();
  const asked = useQuery().get('area');
  const area = (atBuild.areas.find(({ code }) => code === asked) ?? atBuild.areas[0])?.code ?? '';
  const { data } = useContent(AreaPricesDocument, { area, locale });
  const live = data?.productPrices.filter((each) => each.is_standard && each.area.code === area);
  const priceOf = (slug: string): AreaPrice | null => {
    const latest = live?.find((each) => each.slug === slug);
    if (latest) return { otr: latest.otr_price, total: latest.otr_after_discount };
    const known = atBuild.models[slug];
    const otr = known?.otr[area];
    if (known === undefined || otr === undefined) return null;
    return { otr, total: Math.max(0, otr - known.discount) };
  };
  return { area, areas: atBuild.areas, priceOf };
};
