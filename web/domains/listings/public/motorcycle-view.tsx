import type { Locale } from '#edge/contract/locale.ts';
import { VehiclePicture } from '#web/domains/garage/index.ts';
import { type Fact, FactList } from '#web/domains/listings/fact-list.tsx';
import type {
  ListedBatteryFragment,
  SellMyMotorcycleQuery,
} from '#web/platform/graphql/generated/main.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Vin } from '#web/ui/vin.tsx';
import { PriceOnTop } from './offer-card.tsx';
import { OfferView } from './offer-view.tsx';
import { Part } from './part.tsx';
import { Photos } from './photos.tsx';
import type { Words } from './words.ts';

type MotorcyclePage = NonNullable<SellMyMotorcycleQuery['getSellMyMotorcyclePage']>;

interface Props {
  page: MotorcyclePage;
  outline: { readonly h2: string; readonly h3: string } | null;
  locale: Locale;
  /** Epoch ms. */
  now: number;
  t: Words;
}

const factsOf = (battery: ListedBatteryFragment, locale: Locale, t: Words): Fact[] => [
  [t('page.cycles'), number(locale, battery.batteryCycle)],
  [t('page.made'), date(locale, Date.parse(battery.dateManufacture))],
  [t('page.lock'), t(battery.batteryLock ? 'page.locked' : 'page.unlocked')],
  [t('page.used-in'), t('page.motorcycles', { count: battery.usedIn })],
  [t('page.boost'), t(battery.isBoostChargeCapable ? 'page.yes' : 'page.no')],
  [t('page.firmware'), battery.firmwareVersion],
  [t('page.serial'), `… ${battery.serialNumber.slice(-4)}`],
];

/** A motorcycle on offer, for everybody. */
export function MotorcycleView({ page, outline, locale, now, t }: Props) {
  const { listing: offer } = page;
  const day = (iso: string | null) => (iso === null ? '–' : date(locale, Date.parse(iso)));
  const batteries = [page.battery1, page.battery2].flatMap((each) => (each === null ? [] : [each]));
  return (
    <OfferView
      page={page}
      outline={outline}
      locale={locale}
      t={t}
      top={
        <>
          <header>
            <p className="font-semibold text-accent-text text-sm">{t('page.for-sale')}</p>
            <h1 className="mt-1 text-4xl">
              {page.productName} {page.productionYear}
            </h1>
            <p className="mt-2 text-lg text-muted">
              {page.colorName} · {number(locale, page.odometer)} km
            </p>
            <PriceOnTop offer={offer} t={t} />
          </header>
          {offer.photos.length > 0 ? (
            <Photos photos={offer.photos} what={page.productName} />
          ) : (
            <div>
              <VehiclePicture
                snapshot={page.snapshot}
                alt={`${page.productName}, ${page.colorName}`}
                className="w-full rounded-2xl"
              />
              <p className="mt-2 text-muted text-sm">{t('page.model-picture')}</p>
            </div>
          )}
        </>
      }
      facts={[
        [t('page.odometer'), `${number(locale, page.odometer)} km`],
        [t('page.owners'), number(locale, page.owners)],
        [t('page.year'), String(page.productionYear)],
        [t('page.delivered'), day(page.deliveryDate)],
        [t('page.colour'), page.colorName],
        [t('page.generation'), page.generationName],
        [t('page.plate'), page.licensePlate ?? '–'],
        [t('page.frame'), <Vin key="vin" of={page.vin} />],
        [t('page.code'), page.productCode],
        [t('page.iot'), t(`page.iot.${page.iotStatus as 'ONLINE'}`)],
        [t('page.reported'), day(page.lastIotUpdate)],
        [t('page.free-service'), day(page.freeServiceExpired)],
      ]}
    >
      {batteries.length === 0 ? null : (
        <Part title={t('page.batteries')} source="measured" t={t}>
          <div className="grid gap-5 xl:grid-cols-2">
            {batteries.map((battery, at) => (
              <Card key={battery.serialNumber} tone="plain">
                <h3 className="mb-4 font-semibold text-lg">
                  {t('page.battery', { slot: at + 1 })}
                </h3>
                <FactList className="grid-cols-2" facts={factsOf(battery, locale, t)} />
              </Card>
            ))}
          </div>
        </Part>
      )}
      <Part title={t('page.warranties')} source="measured" t={t}>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {page.warranties.map(({ title, expire }) => (
            <li
              key={title}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
            >
              {t(`page.part.${title as 'frame'}`)}
              <Badge tone={Date.parse(expire) > now ? 'positive' : 'neutral'}>
                {t(Date.parse(expire) > now ? 'page.until' : 'page.over', {
                  date: day(expire),
                })}
              </Badge>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('page.services')} source="measured" t={t}>
        <p className={page.services.length === 0 ? undefined : 'text-muted text-sm'}>
          {t(page.services.length === 0 ? 'page.no-services' : 'page.service-words')}
        </p>
        <ol className="divide-y divide-line">
          {page.services.map((service) => (
            <li key={`${service.date} ${service.detail}`} className="py-3">
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span>{t(`page.service.${service.type as 'REPAIR'}`)}</span>
                <span>{number(locale, service.odometer)} km</span>
              </p>
              <p className="text-muted text-sm">
                {day(service.date)} · {service.location} · <span lang="id">{service.detail}</span>
              </p>
            </li>
          ))}
        </ol>
      </Part>
    </OfferView>
  );
}
