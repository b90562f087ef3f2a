import { exceptionsSoon, hoursToday, isOpenAt, weekOf } from '#edge/contract/hours.ts';
import { navigationUrl } from '#edge/contract/maps.ts';
import { type Availability, availabilityOf } from '#edge/contract/stations/availability.ts';
import { likelyFree } from '#edge/contract/stations/likely.ts';
import { pictureAddress } from '#edge/contract/stations/pictures.ts';
import { findingsOf } from '#edge/contract/stations/reports.ts';
import { arrivesAt, pricePerKwh } from '#edge/contract/stations/search.ts';
import { main } from '#edge/graphql/builder.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { ConnectorRef } from './connector.ts';
import { ChargingStationTypeEnum, EvseStatusEnum, StationFeatureEnum } from './enums.ts';
import { StationFindingRef } from './finding.ts';
import { PricesRef } from './prices.ts';
import { HoursExceptionRef, OpeningTimeRef, PictureRef } from './shared-types.ts';
import type { ShownStation } from './shown-station.ts';

const CoordinateRef = main
  .objectRef<{ readonly lat: number; readonly lon: number }>('Coordinate')
  .implement({ fields: (t) => ({ lat: t.exposeFloat('lat'), lon: t.exposeFloat('lon') }) });

const CompatibleRef = main
  .objectRef<{ readonly productName: string; readonly isCompatible: boolean | null }>(
    'StationCompatibility',
  )
  .implement({
    fields: (t) => ({
      productName: t.exposeString('productName'),
      isCompatible: t.exposeBoolean('isCompatible', {
        nullable: true,
        description: 'Null = nobody knows, which is not a yes.',
      }),
    }),
  });

const counts = (station: ShownStation): Availability =>
  availabilityOf(station.record.evses, (id) => station.statuses.get(id), station.now, station.wish);

export const ChargingStationRef = main.objectRef<ShownStation>('ChargingStation').implement({
  fields: (t) => ({
    stationId: t.id({ resolve: ({ record }) => record.id }),
    slug: t.string({ resolve: ({ record }) => record.slug }),
    locationName: t.string({ resolve: ({ record }) => record.locationName }),
    operatorName: t.string({ nullable: true, resolve: ({ record }) => record.operatorName }),
    address: t.string({ resolve: ({ record }) => record.address }),
    cityName: t.string({ resolve: ({ record }) => record.cityName }),
    provinceName: t.string({ resolve: ({ record }) => record.provinceName }),
    coordinate: t.field({
      type: CoordinateRef,
      resolve: ({ record }) => ({ lat: record.lat, lon: record.lon }),
    }),
    timeZone: t.string({ description: 'IANA name.', resolve: ({ record }) => record.timeZone }),
    distance: t.exposeInt('distance', {
      nullable: true,
      description: 'Metres as the crow flies; null when the question had no position.',
    }),
    chargingType: t.field({
      type: ChargingStationTypeEnum,
      resolve: ({ record }) => record.chargingStationType,
    }),
    chargingBikeType: t.stringList({
      description: 'Names of the models that surely charge there.',
      resolve: ({ record, products }) =>
        products.filter(({ slug }) => record.compatible[slug] === true).map(({ name }) => name),
    }),
    chargingFeature: t.field({
      type: [StationFeatureEnum],
      resolve: ({ record }) => record.features,
    }),
    motorcycleAllowed: t.boolean({
      nullable: true,
      description: 'Null = nobody has said.',
      resolve: ({ record }) => record.motorcycleAllowed,
    }),
    compatible: t.field({
      type: [CompatibleRef],
      resolve: ({ record, products }) =>
        products.map(({ slug, name }) => ({
          productName: name,
          isCompatible: record.compatible[slug] ?? null,
        })),
    }),
    opHours: t.field({
      type: [OpeningTimeRef],
      description: 'Seven days, Monday first; empty when nobody knows.',
      resolve: ({ record }) => weekOf(record.hours),
    }),
    hoursExceptions: t.field({
      type: [HoursExceptionRef],
      description: 'Within a month; a closing wins over everything.',
      resolve: ({ record, now }) => exceptionsSoon(record.hours, now),
    }),
    operatingHour: t.string({
      nullable: true,
      description: 'Today on the place’s clock, or `24/7`.',
      resolve: ({ record, now }) => hoursToday(record.hours, record.timeZone, now),
    }),
    isOpen: t.boolean({
      nullable: true,
      resolve: ({ record, now }) => isOpenAt(record.hours, record.timeZone, now),
    }),
    price: t.field({
      type: 'Rupiah',
      nullable: true,
      description: 'Per kWh; 0 where charging is free.',
      resolve: ({ record }) => pricePerKwh(record.prices),
    }),
    prices: t.field({ type: PricesRef, resolve: (station) => station }),
    availableConnector: t.int({
      nullable: true,
      description:
        'Free EVSEs among those that fit the connector and power asked for; null when no status is recent enough to tell.',
      resolve: (station) => counts(station).free,
    }),
    totalConnector: t.int({
      description: 'EVSEs that fit the connector and power asked for.',
      resolve: (station) => counts(station).total,
    }),
    likelyFreeOnArrival: t.float({
      nullable: true,
      description:
        '0 to 1, from the newest statuses and what is usual at that hour; null without a history, or closed by then.',
      resolve: ({ record, statuses, wish, now, distance }) =>
        likelyFree(record, (id) => statuses.get(id), wish, now, arrivesAt(now, distance ?? 0)),
    }),
    findings: t.field({
      type: [StationFindingRef],
      description: 'What riders reported, as far as it still says something about now.',
      resolve: ({ record, now }) => findingsOf(record.reports, now),
    }),
    status: t.field({
      type: EvseStatusEnum,
      description: 'The best of its EVSEs, from reports that are recent enough.',
      resolve: (station) => counts(station).status,
    }),
    connectors: t.field({
      type: [ConnectorRef],
      resolve: (station) =>
        station.record.evses.flatMap((evse) =>
          evse.connectors.map((connector) => ({ ...connector, evse, station })),
        ),
    }),
    img: t.field({
      type: [PictureRef],
      description: 'Addresses on this site; `name` is a kind (`ENTRANCE`) or what its maker wrote.',
      resolve: ({ record }) =>
        record.img.map((each) => ({ name: each.name, url: pictureAddress(record.id, each) })),
    }),
    whatsapp: t.string({ nullable: true, resolve: ({ record }) => record.whatsapp }),
    phoneNumber: t.string({ nullable: true, resolve: ({ record }) => record.phoneNumber }),
    gmapsUrl: t.string({ resolve: ({ record }) => navigationUrl(record) }),
    description: t.string({
      nullable: true,
      args: { locale: t.arg({ type: MainLocaleEnum, defaultValue: 'id' }) },
      resolve: ({ record }, { locale }) => record.description?.[locale ?? 'id'] ?? null,
    }),
    howToUse: t.string({
      nullable: true,
      args: { locale: t.arg({ type: MainLocaleEnum, defaultValue: 'id' }) },
      resolve: ({ record }, { locale }) => record.howToUse?.[locale ?? 'id'] ?? null,
    }),
    lastConfirmed: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a person last saw that the station is as described.',
      resolve: ({ record }) => record.lastConfirmedAt,
    }),
    isDemo: t.boolean({ resolve: ({ record }) => record.isDemo }),
    source: t.string({ resolve: ({ record }) => record.source }),
  }),
});
