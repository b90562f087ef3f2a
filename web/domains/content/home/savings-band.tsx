import type { Locale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { monthlyCost } from '#edge/contract/monthly-cost.ts';
import { ridingAtStart } from '#web/domains/catalog/index.ts';
import { number } from '#web/platform/i18n/format.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { roundedRupiah } from './rounded-rupiah.ts';

/** What a month costs on petrol and on electricity, by the calculator's own starting figures. */
export async function SavingsBand({ locale }: { locale: Locale }) {
  const t = await getScopedI18n('content');
  const riding = await ridingAtStart();
  const { petrol, electric, saving, distanceKm } = monthlyCost(riding);
  const bars = [
    ['petrol', petrol.total, 'bg-line-strong'],
    ['electric', electric.total, 'bg-accent'],
  ] as const;
  return (
    <section aria-labelledby="savings-title" className="bg-sunken py-16 sm:py-24">
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="savings-title" className="text-4xl">
            {t('savings.title', { saving: roundedRupiah(saving) })}
          </h2>
          <p className="mt-4 max-w-text text-lg text-muted">
            {t('savings.lead', {
              km: number(locale, distanceKm),
              petrol: rupiah(riding.petrolPrice),
              kwh: rupiah(riding.electricityPrice),
            })}
          </p>
          <LinkButton href="/monthly-cost" className="mt-8">
            {t('savings.calculate')}
          </LinkButton>
        </div>
        <dl className="grid gap-6">
          {bars.map(([key, amount, paint]) => (
            <div key={key}>
              <dt className="flex items-baseline justify-between gap-4 font-semibold">
                {t(`savings.${key}`)}
              </dt>
              <dd className="mt-2 flex items-center gap-4">
                <span className="h-12 flex-1" aria-hidden="true">
                  <span
                    className={`block h-full rounded-lg ${paint}`}
                    style={{ width: `${(amount / petrol.total) * 100}%` }}
                  />
                </span>
                <span className="w-28 text-right font-bold text-xl tabular-nums">
                  {rupiah(amount)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
