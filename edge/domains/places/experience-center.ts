import { DEFAULT_LOCALE } from '#edge/contract/locale.ts';
import { navigationUrl } from '#edge/contract/maps.ts';
import { placeText } from '#edge/contract/places/view.ts';
import { metresBetween } from '#edge/contract/stations/geo.ts';
import { checkCoordinate } from '#edge/contract/validators/stations.ts';
import { main } from '#edge/graphql/builder.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { type PLACE_TYPES, PlaceTypeEnum } from './enums.ts';
import { allPlaces, type PlaceRow } from './place.sql.ts';

type PlaceType = (typeof PLACE_TYPES)[number];

interface ShownPlace extends PlaceRow {
  /** Metres; `null` when nobody said where from. */
  readonly distance: number | null;
}

const ExperienceCenterRef = main.objectRef<ShownPlace>('ExperienceCenter').implement({
  description: 'An experience centre, dealer or service point.',
  fields: (t) => ({
    id: t.exposeID('id'),
    id_location: t.exposeID('id'),
    location: t.exposeString('location'),
    address1: t.exposeString('address1'),
    address2: t.exposeString('address2', { nullable: true }),
    city: t.exposeString('city'),
    state: t.exposeString('state'),
    country: t.exposeString('country'),
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    type: t.field({ type: PlaceTypeEnum, resolve: ({ type }) => type as PlaceType }),
    is_active: t.exposeBoolean('isActive'),
    upcoming: t.exposeBoolean('upcoming', { description: 'Announced, not open yet.' }),
    opensAt: t.expose('opensAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Of an upcoming place, once the day is known.',
    }),
    dealerId: t.exposeID('dealerId'),
    dealerSlug: t.exposeString('dealerSlug'),
    gmapsLink: t.string({
      resolve: ({ latitude, longitude }) => navigationUrl({ lat: latitude, lon: longitude }),
    }),
    sales: t.exposeBoolean('sales'),
    services: t.exposeBoolean('services'),
    sparePart: t.exposeBoolean('sparePart'),
    testRide: t.exposeBoolean('testRide'),
    chargingSlots: t.int({
      description: 'How many motorcycles can charge at once.',
      resolve: ({ charging }) => charging?.slotAvailability ?? 0,
    }),
    descriptions: t.string({
      args: { locale: t.arg({ type: MainLocaleEnum, defaultValue: DEFAULT_LOCALE }) },
      resolve: (place, { locale }) => placeText(place, locale ?? DEFAULT_LOCALE),
    }),
    imageUrl: t.exposeString('imageUrl', { nullable: true }),
    distance: t.exposeInt('distance', {
      nullable: true,
      description: 'Metres as the crow flies; null when the question had no position.',
    }),
  }),
});

const away =
  (from: { lat: number; lon: number } | null) =>
  (place: PlaceRow): ShownPlace => ({
    ...place,
    distance:
      from && Math.round(metresBetween(from, { lat: place.latitude, lon: place.longitude })),
  });

main.queryFields((t) => ({
  ExperienceCenter: t.field({
    type: [ExperienceCenterRef],
    description: 'Every centre and dealer by province, city and name; upcoming ones too.',
    args: { type: t.arg({ type: [PlaceTypeEnum] }) },
    resolve: async (_, { type }, { read }) => {
      const places = await read(allPlaces());
      const ofType = type?.length
        ? places.filter((p) => type.some((each) => each === p.type))
        : places;
      return ofType.map(away(null));
    },
  }),
  ecMapList: t.field({
    type: [ExperienceCenterRef],
    description: 'The same places for a map, nearest first when a position is given.',
    args: { lat: t.arg.float(), lon: t.arg.float() },
    resolve: async (_, { lat, lon }, { read }) => {
      if (lat == null && lon == null) return (await read(allPlaces())).map(away(null));
      const from = checkCoordinate({ lat, lon });
      if (!from.ok) throw new Refusal('BAD_USER_INPUT', from.fault);
      const places = (await read(allPlaces())).map(away(from.value));
      return places.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
    },
  }),
}));
