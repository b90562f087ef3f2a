import { DEFAULT_LOCALE } from '#edge/contract/locale.ts';
import { stationTexts } from '#edge/contract/stations/view.ts';
import { main } from '#edge/graphql/builder.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { HoursExceptionRef, OpeningTimeRef } from '#edge/graphql/opening-hours.ts';
import { PictureRef } from '#edge/graphql/picture.ts';
import { ConnectorRef } from './connector.ts';
import { ChargingStationTypeEnum, EvseStatusEnum, StationFeatureEnum } from './enums.ts';
import { StationFindingRef } from './finding.ts';
import { PricesRef } from './prices.ts';
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

export const ChargingStationRef = main.objectRef<ShownStation>('ChargingStation').implement({
  fields: (t) => ({
    stationId: t.exposeID('stationId'),
    slug: t.string({ resolve: ({ details }) => details().slug }),
    locationName: t.exposeString('locationName'),
    operatorName: t.string({
      nullable: true,
      resolve: ({ details }) => details().operatorName,
    }),
    address: t.exposeString('address'),
    cityName: t.exposeString('cityName'),
    provinceName: t.string({ resolve: ({ details }) => details().provinceName }),
    coordinate: t.expose('coordinate', { type: CoordinateRef }),
    timeZone: t.string({ description: 'IANA name.', resolve: ({ details }) => details().timeZone }),
    distance: t.exposeInt('distance', {
      nullable: true,
      description: 'Metres as the crow flies; null when the question had no position.',
    }),
    chargingType: t.expose('chargingType', { type: ChargingStationTypeEnum }),
    chargingBikeType: t.stringList({
      description: 'Names of the models that surely charge there.',
      resolve: ({ details }) => details().chargingBikeType,
    }),
    chargingFeature: t.field({
      type: [StationFeatureEnum],
      resolve: ({ details }) => details().chargingFeature,
    }),
    motorcycleAllowed: t.exposeBoolean('motorcycleAllowed', {
      nullable: true,
      description: 'Null = nobody has said.',
    }),
    fitsModel: t.exposeBoolean('fitsModel', {
      nullable: true,
      description:
        'Whether the model of `compatibleWith` charges there; null when nobody has confirmed it, or none was asked for.',
    }),
    compatible: t.field({
      type: [CompatibleRef],
      resolve: ({ details }) => details().compatible,
    }),
    opHours: t.field({
      type: [OpeningTimeRef],
      description: 'Seven days, Monday first; empty when nobody knows.',
      resolve: ({ details }) => details().opHours,
    }),
    hoursExceptions: t.field({
      type: [HoursExceptionRef],
      description: 'Within a month; a closing wins over everything.',
      resolve: ({ details }) => details().hoursExceptions,
    }),
    operatingHour: t.exposeString('operatingHour', {
      nullable: true,
      description: 'Today on the place’s clock, or `24/7`.',
    }),
    isOpen: t.exposeBoolean('isOpen', { nullable: true }),
    price: t.expose('price', {
      type: 'Rupiah',
      nullable: true,
      description: 'Per kWh; 0 where charging is free.',
    }),
    prices: t.expose('prices', { type: PricesRef }),
    availableConnector: t.exposeInt('availableConnector', {
      nullable: true,
      description:
        'Free EVSEs among those that fit the connector and power asked for; null when no status is recent enough to tell.',
    }),
    totalConnector: t.exposeInt('totalConnector', {
      description: 'EVSEs that fit the connector and power asked for.',
    }),
    likelyFreeOnArrival: t.exposeFloat('likelyFreeOnArrival', {
      nullable: true,
      description:
        '0 to 1, from the newest statuses and what is usual at that hour; null without a history, or closed by then.',
    }),
    findings: t.expose('findings', {
      type: [StationFindingRef],
      description: 'What riders reported, as far as it still says something about now.',
    }),
    status: t.expose('status', {
      type: EvseStatusEnum,
      description: 'The best of its EVSEs, from reports that are recent enough.',
    }),
    connectors: t.expose('connectors', { type: [ConnectorRef] }),
    img: t.field({
      type: [PictureRef],
      description: 'Addresses on this site; `name` is a kind (`ENTRANCE`) or what its maker wrote.',
      resolve: ({ details }) => details().img,
    }),
    whatsapp: t.string({ nullable: true, resolve: ({ details }) => details().whatsapp }),
    phoneNumber: t.string({ nullable: true, resolve: ({ details }) => details().phoneNumber }),
    gmapsUrl: t.string({ resolve: ({ details }) => details().gmapsUrl }),
    description: t.string({
      nullable: true,
      args: { locale: t.arg({ type: MainLocaleEnum, defaultValue: DEFAULT_LOCALE }) },
      resolve: ({ record }, { locale }) =>
        stationTexts(record, locale ?? DEFAULT_LOCALE).description,
    }),
    howToUse: t.string({
      nullable: true,
      args: { locale: t.arg({ type: MainLocaleEnum, defaultValue: DEFAULT_LOCALE }) },
      resolve: ({ record }, { locale }) => stationTexts(record, locale ?? DEFAULT_LOCALE).howToUse,
    }),
    lastConfirmed: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a person last saw that the station is as described.',
      resolve: ({ details }) => details().lastConfirmed,
    }),
    isDemo: t.exposeBoolean('isDemo'),
    source: t.string({ resolve: ({ details }) => details().source }),
  }),
});
