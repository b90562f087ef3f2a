import type { Locale } from '#edge/contract/locale.ts';
import type { SellMyBatteryQuery } from '#web/platform/graphql/generated/main.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { BatteryCharging } from '#web/ui/icons.ts';
import { PriceOnTop } from './offer-card.tsx';
import { OfferView } from './offer-view.tsx';
import { Part } from './part.tsx';
import { Photos } from './photos.tsx';
import type { Words } from './words.ts';

type BatteryPage = NonNullable<SellMyBatteryQuery['getSellMyBatteryPage']>;

interface Props {
  page: BatteryPage;
  outline: { readonly h2: string; readonly h3: string } | null;
  locale: Locale;
  t: Words;
}

/** A battery on offer, for everybody. */
export function BatteryView({ page, outline, locale, t }: Props) {
  const { listing: offer } = page;
  const day = (iso: string) => date(locale, Date.parse(iso));
  return (
    <OfferView
      page={page}
      outline={outline}
      locale={locale}
      t={t}
      top={
        <>
          <header className="flex flex-wrap items-center gap-6 rounded-2xl bg-sunken p-6 sm:p-10">
            <BatteryCharging
              size={72}
              strokeWidth={1}
              className="text-accent-text"
              aria-hidden="true"
            />
            <div>
              <p className="font-semibold text-accent-text text-sm">{t('page.for-sale')}</p>
              <h1 className="mt-1 text-4xl">
                {t('kind.BATTERY')} {page.model}
              </h1>
              <p className="mt-2 text-lg text-muted">
                {number(locale, page.capacity / 1000)} kWh · {number(locale, page.batteryCycle)}{' '}
                {t('page.cycles').toLowerCase()}
              </p>
              <PriceOnTop offer={offer} t={t} />
            </div>
          </header>
          <Photos photos={offer.photos} what={`${t('kind.BATTERY')} ${page.model}`} />
        </>
      }
      facts={[
        [t('page.cycles'), number(locale, page.batteryCycle)],
        [t('page.used-in'), t('page.motorcycles', { count: page.usedInMotorcycles })],
        [t('page.made'), day(page.productionDate)],
        [t('page.warranty'), day(page.warrantyExpiryDate)],
        [t('page.capacity'), `${number(locale, page.capacity / 1000)} kWh`],
        [t('page.weight'), `${number(locale, page.weight / 1000)} kg`],
        [t('page.type'), page.type],
        [t('page.boost'), t(page.isBoostChargeCapable ? 'page.yes' : 'page.no')],
        [t('page.firmware'), page.firmwareVersion],
        [t('page.serial'), `… ${page.serialNumber.slice(-4)}`],
        [t('page.reported'), day(page.lastUpdated)],
      ]}
    >
      <Part title={t('page.history')} source="measured" t={t}>
        <ol className="divide-y divide-line">
          {page.history.map((use) => (
            <li key={use.startDate} className="py-3">
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span>{use.model}</span>
                <span>
                  {number(locale, use.batteryCycle)} {t('page.cycles').toLowerCase()}
                </span>
              </p>
              <p className="text-muted text-sm">
                {day(use.startDate)} – {use.endDate ? day(use.endDate) : t('page.today')}
              </p>
            </li>
          ))}
        </ol>
      </Part>
    </OfferView>
  );
}
