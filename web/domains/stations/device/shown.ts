import { exceptionsSoon, hoursToday, isOpenAt, weekOf } from '#edge/contract/hours.ts';
import { navigationUrl } from '#edge/contract/maps.ts';
import {
  ANY_CONNECTOR,
  availabilityOf,
  type ConnectorWish,
} from '#edge/contract/stations/availability.ts';
import { likelyFree } from '#edge/contract/stations/likely.ts';
import { pictureAddress } from '#edge/contract/stations/pictures.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import { findingsOf } from '#edge/contract/stations/reports.ts';
import { arrivesAt, type Found, priceKinds, pricePerKwh } from '#edge/contract/stations/search.ts';
import type {
  ChargingStationDetailQuery,
  StationSummaryFragment,
} from '../../../platform/graphql/generated/main.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

type Detail = NonNullable<ChargingStationDetailQuery['getChargingStationDetail']>;
/** Status of an EVSE by its id. */
export type StatusOf = (evseId: string) => EvseStatusRecord | undefined;

type ShownConnector = Detail['connectors'][number];

const iso = (time: number | null | undefined): string | null =>
  time === null || time === undefined ? null : new Date(time).toISOString();

const connectorsOf = (station: StationRecord, statusOf: StatusOf): ShownConnector[] =>
  station.evses.flatMap((evse) => {
    const status = statusOf(evse.id);
    return evse.connectors.map(({ connectorId, standard, powerType, ...limits }) => ({
      evsesId: evse.evsesId,
      connectorId,
      standard,
      powerType,
      status: status?.status ?? ('UNKNOWN' as const),
      since: iso(status?.since),
      lastUpdated: iso(status?.lastUpdated),
      maxElectricPower: limits.maxElectricPower,
      maxAmperage: limits.maxAmperage,
    }));
  });

/** What list row and page have in common, computed as the BFF computes it from the same rules. */
const common = (
  station: StationRecord,
  statusOf: StatusOf,
  now: number,
  wish: ConnectorWish,
  distance: number,
) => {
  const { free, total, status } = availabilityOf(station.evses, statusOf, now, wish);
  return {
    stationId: station.id,
    locationName: station.locationName,
    address: station.address,
    cityName: station.cityName,
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
    coordinate: { lat: station.lat, lon: station.lon },
    likelyFreeOnArrival: likelyFree(station, statusOf, wish, now, arrivesAt(now, distance)),
    findings: findingsOf(station.reports, now).map(({ lastSeen, ...finding }) => ({
      ...finding,
      lastSeen: new Date(lastSeen).toISOString(),
    })),
    connectors: connectorsOf(station, statusOf),
  };
};

/** A row of the list from the device's copy. `now` in epoch ms. */
export const summaryOf = (
  { station, distance }: Found,
  statusOf: StatusOf,
  now: number,
  wish: ConnectorWish,
): StationSummaryFragment => ({
  ...common(station, statusOf, now, wish, distance),
  distance,
});

/** A station's page from the device's copy; `products` are the models to answer compatibility for. */
export const detailOf = (
  station: StationRecord,
  products: readonly { readonly slug: string; readonly name: string }[],
  statusOf: StatusOf,
  now: number,
  locale: Locale,
): Detail => ({
  ...common(station, statusOf, now, ANY_CONNECTOR, 0),
  img: station.img.map((each) => ({ name: each.name, url: pictureAddress(station.id, each) })),
  operatorName: station.operatorName,
  provinceName: station.provinceName,
  timeZone: station.timeZone,
  chargingFeature: station.features,
  compatible: products.map(({ slug, name }) => ({
    productName: name,
    isCompatible: station.compatible[slug] ?? null,
  })),
  opHours: weekOf(station.hours),
  hoursExceptions: exceptionsSoon(station.hours, now).map(({ from, to, open }) => ({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    open,
  })),
  phoneNumber: station.phoneNumber,
  whatsapp: station.whatsapp,
  gmapsUrl: navigationUrl(station),
  description: station.description?.[locale] ?? null,
  howToUse: station.howToUse?.[locale] ?? null,
  lastConfirmed: iso(station.lastConfirmedAt),
  source: station.source,
});
