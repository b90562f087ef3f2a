import { inProductOrder } from '#edge/contract/catalog/product-order.ts';
import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import { exceptionsSoon, hoursToday, isOpenAt, weekOf } from '#edge/contract/hours.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { navigationUrl } from '#edge/contract/maps.ts';
import { iso } from '#edge/contract/time.ts';
import { ANY_CONNECTOR, availabilityOf, type ConnectorWish } from './availability.ts';
import { freshnessOf } from './freshness.ts';
import { likelyFree } from './likely.ts';
import { pictureAddress } from './pictures.ts';
import type { EvseStatusRecord, StationRecord } from './record.ts';
import { findingsOf } from './reports.ts';
import { arrivesAt, fitsModel, priceKinds, pricePerKwh, type StationAt } from './search.ts';

/** Status of an EVSE by its id. */
export type StatusOf = (evseId: string) => EvseStatusRecord | undefined;

/** A model on sale; in the order in which models are shown. */
type Product = Pick<ProductRecord, 'slug' | 'name'>;

/** Who looks at a station: from where, when, and for which plug. */
export interface Viewer {
  readonly statusOf: StatusOf;
  /** Epoch ms. */
  readonly now: number;
  readonly wish: ConnectorWish & { readonly compatibleWith?: string | null };
  /** Metres as the crow flies; `null` when nobody said where from. */
  readonly distance: number | null;
}

/** How times are written: the BFF's schema does it itself (`(at) => at`), a device needs ISO text. */
type Write<Time> = (at: number) => Time;

const connectorsOf = <Time>(
  { evses }: StationRecord,
  { statusOf, now }: Viewer,
  write: Write<Time>,
) => {
  const orNull = (at: number | null | undefined): Time | null => (at == null ? null : write(at));
  return evses.flatMap(({ id, evsesId, connectors }) => {
    const status = statusOf(id);
    return connectors.map((connector) => ({
      evsesId,
      connectorId: connector.connectorId,
      standard: connector.standard,
      powerType: connector.powerType,
      status: status?.status ?? ('UNKNOWN' as const),
      since: orNull(status?.since),
      lastUpdated: orNull(status?.lastUpdated),
      freshness: freshnessOf(status?.lastUpdated ?? null, now),
      maxElectricPower: connector.maxElectricPower,
      maxAmperage: connector.maxAmperage,
    }));
  });
};

/** What a row of a list says of a station. BFF and device answer with this same function. */
export const stationSummary = <Time>(
  station: StationRecord,
  viewer: Viewer,
  write: Write<Time>,
) => {
  const { statusOf, now, wish, distance } = viewer;
  const { free, total, status } = availabilityOf(station.evses, statusOf, now, wish);
  return {
    stationId: station.id,
    locationName: station.locationName,
    address: station.address,
    cityName: station.cityName,
    coordinate: { lat: station.lat, lon: station.lon },
    distance,
    chargingType: station.chargingStationType,
    availableConnector: free,
    totalConnector: total,
    status,
    isOpen: isOpenAt(station.hours, station.timeZone, now),
    operatingHour: hoursToday(station.hours, station.timeZone, now),
    price: pricePerKwh(station.prices),
    prices: {
      kinds: priceKinds(station.prices),
      perKwh: station.prices.perKwh,
      perMinute: station.prices.perMinute,
      perSession: station.prices.perSession,
    },
    motorcycleAllowed: station.motorcycleAllowed,
    isDemo: station.isDemo,
    fitsModel: fitsModel(station, wish),
    likelyFreeOnArrival: likelyFree(station, statusOf, wish, now, arrivesAt(now, distance ?? 0)),
    findings: findingsOf(station.reports, now).map(({ lastSeen, ...finding }) => ({
      ...finding,
      lastSeen: write(lastSeen),
    })),
    connectors: connectorsOf(station, viewer, write),
  };
};

export type StationSummary<Time> = ReturnType<typeof stationSummary<Time>>;

/**
 * What only the page of a station says; `products` are the models to answer compatibility for, `now`
 * is in epoch ms.
 */
export const stationDetails = <Time>(
  station: StationRecord,
  products: readonly Product[],
  now: number,
  write: Write<Time>,
) => ({
  slug: station.slug,
  source: station.source,
  operatorName: station.operatorName,
  provinceName: station.provinceName,
  timeZone: station.timeZone,
  chargingFeature: station.features,
  chargingBikeType: products
    .filter(({ slug }) => station.compatible[slug] === true)
    .map(({ name }) => name),
  compatible: products.map(({ slug, name }) => ({
    productName: name,
    isCompatible: station.compatible[slug] ?? null,
  })),
  opHours: weekOf(station.hours),
  hoursExceptions: exceptionsSoon(station.hours, now).map(({ from, to, open }) => ({
    from: write(from),
    to: write(to),
    open,
  })),
  phoneNumber: station.phoneNumber,
  whatsapp: station.whatsapp,
  gmapsUrl: navigationUrl(station),
  img: station.img.map((each) => ({ name: each.name, url: pictureAddress(station.id, each) })),
  lastConfirmed: station.lastConfirmedAt === null ? null : write(station.lastConfirmedAt),
});

export type StationDetails<Time> = ReturnType<typeof stationDetails<Time>>;

const textOf = (texts: StationRecord['description'], locale: Locale): string | null =>
  texts && inLocale(texts, locale);

/** What only the page says, in one language. */
export const stationTexts = (station: StationRecord, locale: Locale) => ({
  description: textOf(station.description, locale),
  howToUse: textOf(station.howToUse, locale),
});

/** A row of a list as the BFF writes it on the wire. */
export const summaryOnWire = (
  { station, distance }: StationAt,
  viewer: Omit<Viewer, 'distance'>,
): StationSummary<string> => stationSummary(station, { ...viewer, distance }, iso);

/** A station's page as the BFF writes it on the wire. `now` in epoch ms. */
export const detailOnWire = (
  station: StationRecord,
  products: readonly ProductRecord[],
  { statusOf, now }: Pick<Viewer, 'statusOf' | 'now'>,
  locale: Locale,
) => ({
  ...stationSummary(station, { statusOf, now, wish: ANY_CONNECTOR, distance: null }, iso),
  ...stationDetails(station, inProductOrder(products), now, iso),
  ...stationTexts(station, locale),
});
