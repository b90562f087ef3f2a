import { DEFAULT_LOCALE } from '#edge/contract/locale.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { type PlaceDetail, placeDetail, placeText } from '#edge/contract/places/view.ts';
import { productNames } from '#edge/domains/catalog/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { OpeningTimeRef } from '#edge/graphql/opening-hours.ts';
import { PictureRef } from '#edge/graphql/picture.ts';
import { placeBySlug } from './place.sql.ts';
import { placeRecordOf } from './place-record.ts';

interface ShownDetail extends PlaceDetail<number> {
  readonly record: PlaceRecord;
}

const DealerChargingRef = main
  .objectRef<NonNullable<ShownDetail['charging']>>('DealerCharging')
  .implement({
    fields: (t) => ({
      slotAvailability: t.exposeInt('slotAvailability', {
        description: 'How many motorcycles can charge at once.',
      }),
      availableFor: t.exposeStringList('availableFor', {
        description: 'Names of the models that charge there.',
      }),
      chargingHours: t.exposeString('chargingHours', {
        nullable: true,
        description: 'Today on the place’s clock, or `24/7`.',
      }),
      facility: t.stringList({ resolve: ({ facility }) => [...facility] }),
    }),
  });

const LocationDetailRef = main.objectRef<ShownDetail>('LocationDetail').implement({
  description: 'A centre or dealer in full.',
  fields: (t) => ({
    dealerId: t.exposeID('dealerId'),
    dealerSlug: t.exposeString('dealerSlug'),
    location: t.exposeString('location'),
    address: t.exposeString('address'),
    city: t.exposeString('city'),
    state: t.exposeString('state'),
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    timeZone: t.exposeString('timeZone', { description: 'IANA name.' }),
    phone: t.exposeString('phone', { nullable: true }),
    whatsapp: t.exposeString('whatsapp', { nullable: true }),
    upcoming: t.exposeBoolean('upcoming'),
    opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true }),
    sales: t.exposeBoolean('sales'),
    services: t.exposeBoolean('services'),
    sparePart: t.exposeBoolean('sparePart'),
    testRide: t.exposeBoolean('testRide'),
    operationalHours: t.exposeString('operationalHours', {
      nullable: true,
      description: 'Sales, today on the place’s clock; empty when closed.',
    }),
    operationalHoursForSales: t.expose('operationalHoursForSales', { type: [OpeningTimeRef] }),
    serviceHours: t.exposeString('serviceHours', {
      nullable: true,
      description: 'Workshop, today on the place’s clock; empty when closed.',
    }),
    operationalHoursForService: t.expose('operationalHoursForService', { type: [OpeningTimeRef] }),
    charging: t.expose('charging', { type: DealerChargingRef, nullable: true }),
    imageUrl: t.exposeString('imageUrl', { nullable: true }),
    gallery: t.expose('gallery', { type: [PictureRef] }),
    gmapsLink: t.exposeString('gmapsLink'),
    descriptions: t.string({
      args: { locale: t.arg({ type: MainLocaleEnum, defaultValue: DEFAULT_LOCALE }) },
      resolve: ({ record }, { locale }) => placeText(record, locale ?? DEFAULT_LOCALE),
    }),
    isDemo: t.exposeBoolean('isDemo'),
  }),
});

main.queryField('getLocationDetail', (t) =>
  t.field({
    type: LocationDetailRef,
    nullable: true,
    description: 'Null when there is no such place.',
    args: { dealerSlug: t.arg.string({ required: true }) },
    resolve: async (_, { dealerSlug }, { read, clock }) => {
      const [row, products] = await Promise.all([
        read(placeBySlug(dealerSlug)),
        read(productNames()),
      ]);
      if (row === undefined) return null;
      const record = placeRecordOf(row);
      return { ...placeDetail(record, products, clock(), (at) => at), record };
    },
  }),
);
