'use client';

import { ProductPricesDocument } from '#web/platform/graphql/generated/content/product-prices.ts';
import type { ProductPricesQuery } from '#web/platform/graphql/generated/content.ts';
import { useContent } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { PricesAge } from '#web/ui/prices-age.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';

export interface PriceCalculatorProps {
  slug: string;
  areas: readonly { readonly code: string; readonly name: string }[];
  batteries: readonly {
    readonly code: string;
    readonly name: string;
    readonly monthly_fee: number | null;
  }[];
  defaultArea: string;
  /** Prices of the default area when the page was made. */
  atBuild: ProductPricesQuery;
  /** When that was, epoch ms. */
  builtAt: number;
}

export default function PriceCalculator(props: PriceCalculatorProps) {
  const { slug, areas, batteries, defaultArea, atBuild, builtAt } = props;
  const t = useScopedI18n('catalog');
  const query = useQuery();
  const locale = useLocale();
  const wanted = query.get('area');
  const area = areas.some(({ code }) => code === wanted) ? (wanted ?? defaultArea) : defaultArea;
  const live = useContent(ProductPricesDocument, { slug, area, locale });
  // While another province is on its way, the last one's price must not stand under its name.
  const data = [live.data, atBuild].find((each) => each?.productPrices[0]?.area.code === area);
  const asOf = data === live.data ? (live.at ?? builtAt) : builtAt;
  const standard = data?.productPrices.find(({ is_standard }) => is_standard)?.battery;
  const battery = query.get('battery') ?? standard ?? batteries[0]?.code ?? '';
  const price = data?.productPrices.find((each) => each.battery === battery);
  const fee = batteries.find(({ code }) => code === battery)?.monthly_fee ?? null;
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[1fr_1.4fr] lg:gap-10">
      <div className="grid gap-3 sm:gap-5 max-sm:[&>div]:grid-cols-[5rem_1fr] max-sm:[&>div]:items-center">
        <Field id="price-area" label={t('price.area')}>
          {(aria) => (
            <Select
              {...aria}
              value={area}
              options={areas.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(event) => setQuery({ area: event.target.value })}
            />
          )}
        </Field>
        <Field id="price-battery" label={t('price.battery')}>
          {(aria) => (
            <Select
              {...aria}
              value={battery}
              options={batteries.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(event) => setQuery({ battery: event.target.value })}
            />
          )}
        </Field>
        <p className="min-h-6 text-muted text-sm max-sm:sr-only" role="status">
          {live.isValidating && !live.fault ? t('price.updating') : null}
        </p>
        <PricesAge since={live.fault && data ? asOf : null} />
      </div>
      <Card className="sm:p-8">
        {price ? <PriceBreakdown slug={slug} price={price} monthlyFee={fee} /> : null}
        {data && !price ? <p>{t('price.not-sold')}</p> : null}
        {!data && live.fault ? (
          <div className="grid justify-items-start gap-4">
            <p>{t('price.missing')}</p>
            <Button variant="secondary" onClick={live.retry}>
              {t('price.retry')}
            </Button>
          </div>
        ) : null}
        {!data && !live.fault ? <Skeleton className="h-80 w-full" /> : null}
      </Card>
    </div>
  );
}
