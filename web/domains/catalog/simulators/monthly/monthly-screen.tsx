'use client';

import { rupiah } from '#edge/contract/money.ts';
import { monthlyCost, TYPICAL_RIDING } from '#edge/contract/monthly-cost.ts';
import { ResultBar } from '#web/domains/catalog/simulators/result-bar.tsx';
import { ShareLink } from '#web/domains/catalog/simulators/share-link.tsx';
import { type SimulatorProps, useModels } from '#web/domains/catalog/simulators/use-models.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { RefreshCw } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PricesAge } from '#web/ui/prices-age.tsx';
import { Select } from '#web/ui/select.tsx';
import { Assumption } from './assumption.tsx';
import { CostBars } from './cost-bars.tsx';
import { CostTable } from './cost-table.tsx';
import {
  AS_AT_START,
  ASSUMPTION_KEYS,
  ASSUMPTIONS,
  ridingOf,
  startingFrom,
} from './riding-query.ts';
import { SOURCES } from './sources.ts';
import { Years } from './years.tsx';

const YEARS = 5;
const RENT = 'rent';

/** Petrol against electricity, with assumptions anyone can change; all of it lives in the address. */
export function MonthlyScreen(props: SimulatorProps) {
  const t = useScopedI18n('simulators');
  const query = useQuery();
  const { models, pricesSince } = useModels(props);
  const model = models.find(({ slug }) => slug === query.get('model')) ?? models[0];
  if (model === undefined) return null;
  const rent = model.batteries.find(({ code }) => code === RENT);
  const rented = rent !== undefined && query.get('battery') === RENT;
  const start = startingFrom({
    whPerKm: model.whPerKm ?? TYPICAL_RIDING.whPerKm,
    batteryFeePerMonth: rented ? rent.monthlyFee : 0,
  });
  const riding = ridingOf(query, start);
  const cost = monthlyCost(riding);
  const changed = ASSUMPTION_KEYS.some((key) => query.has(ASSUMPTIONS[key].param));
  const field = { riding, start };
  const cheaper = cost.saving >= 0;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
      <form
        className="grid grid-cols-1 gap-8 [&_:is(input,select)]:scroll-mb-24"
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4 font-bold text-xl">{t('monthly.your-riding')}</legend>
          <Assumption name="kmPerDay" {...field} />
          <Assumption name="daysPerMonth" {...field} />
        </fieldset>
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4 font-bold text-xl">{t('monthly.your-petrol')}</legend>
          <Assumption name="petrolPrice" {...field} />
          <Assumption name="kmPerLitre" {...field} />
          <Assumption name="petrolServicePerMonth" {...field} />
        </fieldset>
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4 font-bold text-xl">{t('monthly.your-alva')}</legend>
          <Field id="monthly-model" label={t('model')}>
            {(aria) => (
              <Select
                {...aria}
                value={model.slug}
                options={models.map(({ slug, name }) => ({ value: slug, label: name }))}
                onChange={({ target }) =>
                  setQuery({ model: target.value, wh: null, fee: null, battery: null })
                }
              />
            )}
          </Field>
          <Field id="monthly-battery" label={t('battery')}>
            {(aria) => (
              <Select
                {...aria}
                value={rented ? RENT : 'own'}
                options={[
                  { value: 'own', label: t('monthly.battery-own') },
                  { value: RENT, label: t('monthly.battery-rent'), disabled: rent === undefined },
                ]}
                onChange={({ target }) =>
                  setQuery({ battery: target.value === RENT ? RENT : null, fee: null })
                }
              />
            )}
          </Field>
          <Assumption name="electricityPrice" {...field} />
          <Assumption name="electricServicePerMonth" {...field} />
          {rented ? <Assumption name="batteryFeePerMonth" {...field} /> : null}
          <Assumption name="whPerKm" {...field} />
          <Assumption name="chargingEfficiency" {...field} />
        </fieldset>
        {changed ? (
          <p>
            <Button variant="quiet" size="sm" onClick={() => setQuery(AS_AT_START)}>
              <RefreshCw size={18} aria-hidden="true" />
              {t('monthly.reset')}
            </Button>
          </p>
        ) : null}
        <ResultBar
          label={t(cheaper ? 'monthly.saves' : 'monthly.costs-more')}
          amount={`${rupiah(Math.abs(cost.saving))} ${t('per-month')}`}
        />
      </form>
      <div id="result" className="grid scroll-mt-24 grid-cols-1 gap-6">
        <Card className="grid gap-7 sm:p-8">
          <div role="status">
            <p className="text-muted">{t(cheaper ? 'monthly.saves' : 'monthly.costs-more')}</p>
            <p className="mt-1 font-bold text-4xl tabular-nums">
              {rupiah(Math.abs(cost.saving))}
              <span className="ml-2 font-semibold text-base text-muted tracking-normal">
                {t('per-month')}
              </span>
            </p>
            <p className="mt-2">
              {t(cheaper ? 'monthly.five-years' : 'monthly.five-years-more', {
                amount: rupiah(Math.abs(cost.saving) * 12 * YEARS),
              })}
            </p>
          </div>
          <PricesAge since={pricesSince} />
          <CostBars cost={cost} />
          <CostTable cost={cost} riding={riding} />
        </Card>
        {cheaper ? (
          <Card tone="plain" className="sm:p-8">
            <h3 className="mb-4 text-lg">{t('monthly.years')}</h3>
            <Years perMonth={cost.saving} />
            <p className="mt-4 text-muted text-sm">{t('monthly.years-note')}</p>
          </Card>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <LinkButton href={`/product/${model.slug}`}>
            {t('see-model', { name: model.name })}
          </LinkButton>
          <LinkButton href={`/dp-simulation?model=${model.slug}`} variant="secondary">
            {t('monthly.to-installments')}
          </LinkButton>
          <ShareLink />
        </div>
      </div>
      <div className="lg:col-span-2">
        <div className="border-line border-t">
          <Disclosure summary={t('monthly.sources')} open>
            <ul className="grid gap-3 text-sm">
              {SOURCES.map(({ key, href }) => (
                <li key={key}>
                  {t(`source.${key}`)}
                  {href === null ? null : (
                    <>
                      {' '}
                      <a
                        href={href}
                        target="_blank"
                        rel="noreferrer"
                        className="font-semibold text-accent-text underline underline-offset-4"
                      >
                        {new URL(href).host}
                      </a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      </div>
    </div>
  );
}
