import { hoursToday, isTimeZone, type TimeZone, weekOf } from '#edge/contract/hours.ts';
import { navigationUrl } from '#edge/contract/maps.ts';
import { productNames } from '#edge/domains/catalog/index.ts';
import { OpeningTimeRef, PictureRef } from '#edge/domains/stations/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { type PlaceRow, placeBySlug } from './place.sql.ts';

interface ShownDetail extends PlaceRow {
  readonly now: number;
  readonly products: readonly { readonly slug: string; readonly name: string }[];
}

const zoneOf = ({ timeZone }: PlaceRow): TimeZone =>
  isTimeZone(timeZone) ? timeZone : 'Asia/Jakarta';

const DealerChargingRef = main
  .objectRef<{ readonly place: ShownDetail; readonly charging: NonNullable<PlaceRow['charging']> }>(
    'DealerCharging',
  )
  .implement({
    fields: (t) => ({
      slotAvailability: t.int({
        description: 'How many motorcycles can charge at once.',
        resolve: ({ charging }) => charging.slotAvailability,
      }),
      availableFor: t.stringList({
        description: 'Names of the models that charge there.',
        resolve: ({ place, charging }) =>
          place.products
            .filter(({ slug }) => charging.availableFor.includes(slug))
            .map(({ name }) => name),
      }),
      chargingHours: t.string({
        nullable: true,
        description: 'Today on the place’s clock, or `24/7`.',
        resolve: ({ place, charging }) =>
          hoursToday(charging.chargingHours, zoneOf(place), place.now),
      }),
      facility: t.stringList({ resolve: ({ charging }) => [...charging.facility] }),
    }),
  });

const LocationDetailRef = main.objectRef<ShownDetail>('LocationDetail').implement({
  description: 'A centre or dealer in full.',
  fields: (t) => ({
    dealerId: t.exposeID('dealerId'),
    dealerSlug: t.exposeString('dealerSlug'),
    location: t.exposeString('location'),
    address: t.string({
      resolve: ({ address1, address2, city, state, zipCode }) =>
        [address1, address2, city, `${state} ${zipCode ?? ''}`.trim()].filter(Boolean).join(', '),
    }),
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
    operationalHours: t.string({
      nullable: true,
      description: 'Sales, today on the place’s clock; empty when closed.',
      resolve: (place) => hoursToday(place.hoursForSales, zoneOf(place), place.now),
    }),
    operationalHoursForSales: t.field({
      type: [OpeningTimeRef],
      resolve: ({ hoursForSales }) => weekOf(hoursForSales),
    }),
    serviceHours: t.string({
      nullable: true,
      description: 'Workshop, today on the place’s clock; empty when closed.',
      resolve: (place) => hoursToday(place.hoursForService, zoneOf(place), place.now),
    }),
    operationalHoursForService: t.field({
      type: [OpeningTimeRef],
      resolve: ({ hoursForService }) => weekOf(hoursForService),
    }),
    charging: t.field({
      type: DealerChargingRef,
      nullable: true,
      resolve: (place) => place.charging && { place, charging: place.charging },
    }),
    imageUrl: t.exposeString('imageUrl', { nullable: true }),
    gallery: t.field({ type: [PictureRef], resolve: ({ gallery }) => gallery }),
    gmapsLink: t.string({
      resolve: ({ latitude, longitude }) => navigationUrl({ lat: latitude, lon: longitude }),
    }),
    descriptions: t.string({
      args: { locale: t.arg({ type: MainLocaleEnum, defaultValue: 'id' }) },
      resolve: ({ descriptions }, { locale }) => descriptions[locale ?? 'id'],
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
      const [place, products] = await Promise.all([
        read(placeBySlug(dealerSlug)),
        read(productNames()),
      ]);
      return place === undefined ? null : { ...place, now: clock(), products };
    },
  }),
);
