'use client';

import { AREAS } from '#edge/contract/areas.ts';
import { simulate } from '#edge/contract/financing/simulation.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { ResultBar } from '#web/domains/catalog/simulators/result-bar.tsx';
import { ShareLink } from '#web/domains/catalog/simulators/share-link.tsx';
import { priceIn } from '#web/domains/catalog/simulators/simulated-model.ts';
import { type SimulatorProps, useModels } from '#web/domains/catalog/simulators/use-models.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Price } from '#web/ui/price.tsx';
import { PricesAge } from '#web/ui/prices-age.tsx';
import { Select } from '#web/ui/select.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { DownPayment } from './down-payment.tsx';
import { Outcome } from './outcome.tsx';
import { planOf } from './plan-query.ts';
import { ProviderChoice } from './provider-choice.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { TenorChoice } from './tenor-choice.tsx';

/** Down payment and installments, to the last rupiah; all of it lives in the address. */
export function InstallmentScreen(props: SimulatorProps) {
  const t = useScopedI18n('simulators');
  const locale = useLocale();
  const query = useQuery();
  const { models, pricesSince } = useModels(props);
  const plan = planOf(query, models);
  if (plan === undefined) return null;
  const { model, offer, months, price, downPayment } = plan;
  const before = priceIn(model, plan.area, plan.battery)?.otr;
  const outcome =
    price === undefined
      ? undefined
      : simulate({ price, downPayment, provider: offer.provider, months });
  return (
    <>
      <PricesAge since={pricesSince} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-12">
        <form
          className="grid grid-cols-1 gap-7 [&_:is(input,select)]:scroll-mb-24"
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <Field id="dp-model" label={t('model')}>
              {(aria) => (
                <Select
                  {...aria}
                  value={model.slug}
                  options={models.map(({ slug, name }) => ({ value: slug, label: name }))}
                  onChange={({ target }) =>
                    setQuery({ model: target.value, battery: null, dp: null })
                  }
                />
              )}
            </Field>
            <Field id="dp-battery" label={t('battery')}>
              {(aria) => (
                <Select
                  {...aria}
                  value={plan.battery}
                  options={model.batteries.map(({ code, name }) => ({ value: code, label: name }))}
                  onChange={({ target }) => setQuery({ battery: target.value, dp: null })}
                />
              )}
            </Field>
            <Field id="dp-area" label={t('area')} className="sm:col-span-2">
              {(aria) => (
                <Select
                  {...aria}
                  value={plan.area}
                  options={AREAS.map(({ code, name }) => ({
                    value: code,
                    label: inLocale(name, locale),
                  }))}
                  onChange={({ target }) => setQuery({ area: target.value, dp: null })}
                />
              )}
            </Field>
          </div>
          {price === undefined ? null : (
            <>
              <p className="rounded-xl bg-sunken px-5 py-4">
                <span className="block text-muted text-sm">{t('dp.price')}</span>
                <Price idr={price} was={before} wasLabel={t('dp.before-subsidy')} size="md" />
              </p>
              <ProviderChoice chosen={offer} />
              <DownPayment plan={plan} price={price} />
              <TenorChoice offer={offer} months={months} />
              {outcome?.ok ? (
                <ResultBar
                  label={t('dp.each-month')}
                  amount={rupiah(outcome.value.plan.installments[0] ?? 0)}
                />
              ) : null}
            </>
          )}
        </form>
        <div id="result" className="grid scroll-mt-24 gap-5 lg:sticky lg:top-24">
          <Card className="sm:p-8">
            {outcome === undefined || price === undefined ? <p>{t('dp.not-sold')}</p> : null}
            {outcome?.ok && price !== undefined ? (
              <Outcome simulation={outcome.value} price={price} />
            ) : null}
            {outcome !== undefined && !outcome.ok ? (
              <Alert tone="caution">{t('dp.correct-first')}</Alert>
            ) : null}
          </Card>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={`/product/${model.slug}/customize`}>
              {t('dp.configure', { name: model.name })}
            </LinkButton>
            <ShareLink />
          </div>
          <p className="text-muted text-sm">{t('dp.note')}</p>
        </div>
      </div>
      {price === undefined || !outcome?.ok ? null : (
        <div className="mt-16 grid grid-cols-1 gap-14">
          <div>
            <h2 className="mb-5 text-2xl">{t('dp.compare')}</h2>
            <ComparisonTable plan={plan} price={price} />
          </div>
          <div>
            <h2 className="mb-5 text-2xl">{t('dp.schedule')}</h2>
            <ScheduleTable plan={outcome.value.plan} />
          </div>
        </div>
      )}
    </>
  );
}
