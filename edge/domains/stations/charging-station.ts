import { type DAYS, hoursToday, isOpenAt, weekOf } from '#edge/contract/hours.ts';
import { type Availability, availabilityOf } from '#edge/contract/stations/availability.ts';
import { freshnessOf } from '#edge/contract/stations/freshness.ts';
import type { NearbySearch } from '#edge/contract/stations/params.ts';
import type { Connector, Evse } from '#edge/contract/stations/record.ts';
import { priceKinds, pricePerKwh } from '#edge/contract/stations/search.ts';
import { main } from '#edge/graphql/builder.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { navigationUrl } from '#edge/platform/maps.ts';
import {
  ChargingStationTypeEnum,
  ConnectorStandardEnum,
  DayEnum,
  EvseStatusEnum,
  FreshnessEnum,
  PowerTypeEnum,
  PriceKindEnum,
  StationFeatureEnum,
} from './enums.ts';
import type { StationRow } from './station.sql.ts';

/** A station as one answer shows it: to someone, from somewhere, now. */
export interface ShownStation extends StationRow {
  readonly now: number;
  /** Metres; `null` when nobody said where from. */
  readonly distance: number | null;
  readonly wish: Pick<NearbySearch, 'connectors' | 'minPower'>;
  readonly products: readonly { readonly slug: string; readonly name: string }[];
}

const OpeningTime = main.objectRef<{ day: (typeof DAYS)[number]; time: string }>('OpeningTime');
OpeningTime.implement({
  fields: (t) => ({
    day: t.field({ type: DayEnum, resolve: ({ day }) => day }),
    time: t.exposeString('time', {
      description: '`08:00-21:00` on the place’s clock, empty when closed.',
    }),
  }),
});
export const OpeningTimeRef = OpeningTime;

export const PictureRef = main
  .objectRef<{ readonly name: string; readonly url: string }>('Picture')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), url: t.exposeString('url') }) });

const CoordinateRef = main
  .objectRef<{ readonly lat: number; readonly lon: number }>('Coordinate')
  .implement({ fields: (t) => ({ lat: t.exposeFloat('lat'), lon: t.exposeFloat('lon') }) });

interface ShownConnector extends Connector {
  readonly evse: Evse;
  readonly station: ShownStation;
}

const ConnectorRef = main.objectRef<ShownConnector>('StationConnector').implement({
  description: 'One plug. The status is that of its EVSE, which charges one vehicle at a time.',
  fields: (t) => ({
    evsesId: t.string({ resolve: ({ evse }) => evse.evsesId }),
    connectorId: t.exposeString('connectorId'),
    standard: t.field({ type: ConnectorStandardEnum, resolve: ({ standard }) => standard }),
    powerType: t.field({
      type: PowerTypeEnum,
      nullable: true,
      resolve: ({ powerType }) => powerType,
    }),
    status: t.field({
      type: EvseStatusEnum,
      description: 'As last reported; see `freshness` for how much that says about now.',
      resolve: ({ evse, station }) => station.statuses.get(evse.id)?.status ?? 'UNKNOWN',
    }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ evse, station }) => station.statuses.get(evse.id)?.since ?? null,
    }),
    lastUpdated: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ evse, station }) => station.statuses.get(evse.id)?.lastUpdated ?? null,
    }),
    freshness: t.field({
      type: FreshnessEnum,
      resolve: ({ evse, station }) =>
        freshnessOf(station.statuses.get(evse.id)?.lastUpdated ?? null, station.now),
    }),
    maxElectricPower: t.exposeInt('maxElectricPower', { nullable: true, description: 'Watts.' }),
    maxAmperage: t.exposeInt('maxAmperage', { nullable: true, description: 'Amperes.' }),
  }),
});

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

const PricesRef = main.objectRef<ShownStation>('StationPrices').implement({
  description: 'Whole rupiah; null where the station does not charge that way, or nobody knows.',
  fields: (t) => ({
    kinds: t.field({
      type: [PriceKindEnum],
      resolve: ({ record }) => priceKinds(record.prices),
    }),
    perKwh: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ record }) => record.prices.perKwh,
    }),
    perMinute: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ record }) => record.prices.perMinute,
    }),
    perSession: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ record }) => record.prices.perSession,
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
      type: [OpeningTime],
      description: 'Seven days, Monday first; empty when nobody knows.',
      resolve: ({ record }) => weekOf(record.hours),
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
    img: t.field({ type: [PictureRef], resolve: ({ record }) => record.img }),
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
