import { inProductOrder } from '#edge/contract/catalog/product-order.ts';
import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import { hoursToday, weekOf } from '#edge/contract/hours.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { navigationUrl } from '#edge/contract/maps.ts';
import { iso } from '#edge/contract/time.ts';
import type { PlaceRecord } from './place-record.ts';

/** A model on sale; in the order in which models are shown. */
type Product = Pick<ProductRecord, 'slug' | 'name'>;

/**
 * A place's page, but for its texts. BFF and device answer with this same function. `products` are the
 * models on sale, `now` is in epoch ms; `write` makes of a time what the caller needs: the BFF's
 * schema writes it itself (`(at) => at`), a device needs ISO text.
 */
export const placeDetail = <Time>(
  place: PlaceRecord,
  products: readonly Product[],
  now: number,
  write: (at: number) => Time,
) => {
  const { charging, timeZone } = place;
  return {
    dealerId: place.dealerId,
    dealerSlug: place.dealerSlug,
    location: place.location,
    address: [
      place.address1,
      place.address2,
      place.city,
      `${place.state} ${place.zipCode ?? ''}`.trim(),
    ]
      .filter(Boolean)
      .join(', '),
    city: place.city,
    state: place.state,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone,
    phone: place.phone,
    whatsapp: place.whatsapp,
    upcoming: place.upcoming,
    opensAt: place.opensAt === null ? null : write(place.opensAt),
    sales: place.sales,
    services: place.services,
    sparePart: place.sparePart,
    testRide: place.testRide,
    operationalHours: hoursToday(place.hoursForSales, timeZone, now),
    operationalHoursForSales: weekOf(place.hoursForSales),
    serviceHours: hoursToday(place.hoursForService, timeZone, now),
    operationalHoursForService: weekOf(place.hoursForService),
    charging: charging && {
      slotAvailability: charging.slotAvailability,
      availableFor: products
        .filter(({ slug }) => charging.availableFor.includes(slug))
        .map(({ name }) => name),
      chargingHours: hoursToday(charging.chargingHours, timeZone, now),
      facility: charging.facility,
    },
    imageUrl: place.imageUrl,
    gallery: place.gallery,
    gmapsLink: navigationUrl({ lat: place.latitude, lon: place.longitude }),
    isDemo: place.isDemo,
  };
};

export type PlaceDetail<Time> = ReturnType<typeof placeDetail<Time>>;

export const placeText = (
  { descriptions }: Pick<PlaceRecord, 'descriptions'>,
  locale: Locale,
): string => inLocale(descriptions, locale);

/** A place's page as the BFF writes it on the wire. `now` in epoch ms. */
export const placeOnWire = (
  place: PlaceRecord,
  products: readonly ProductRecord[],
  now: number,
  locale: Locale,
) => ({
  ...placeDetail(place, inProductOrder(products), now, iso),
  descriptions: placeText(place, locale),
});
