import { hoursToday, weekOf } from '#edge/contract/hours.ts';
import { navigationUrl } from '#edge/contract/maps.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import type { LocationDetailQuery } from '../../../platform/graphql/generated/main.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

export type Detail = NonNullable<LocationDetailQuery['getLocationDetail']>;

/** A place's page from the device's copy, as the BFF would answer. `now` in epoch ms. */
export const keptDetail = (
  place: PlaceRecord,
  products: readonly { readonly slug: string; readonly name: string }[],
  now: number,
  locale: Locale,
): Detail => ({
  ...{ dealerSlug: place.dealerSlug, location: place.location, timeZone: place.timeZone },
  address: [
    ...[place.address1, place.address2, place.city],
    `${place.state} ${place.zipCode ?? ''}`.trim(),
  ]
    .filter(Boolean)
    .join(', '),
  ...{ latitude: place.latitude, longitude: place.longitude },
  ...{ phone: place.phone, whatsapp: place.whatsapp, upcoming: place.upcoming },
  opensAt: place.opensAt === null ? null : new Date(place.opensAt).toISOString(),
  ...{ sales: place.sales, services: place.services },
  ...{ sparePart: place.sparePart, testRide: place.testRide },
  operationalHours: hoursToday(place.hoursForSales, place.timeZone, now),
  operationalHoursForSales: weekOf(place.hoursForSales),
  serviceHours: hoursToday(place.hoursForService, place.timeZone, now),
  operationalHoursForService: weekOf(place.hoursForService),
  charging: place.charging && {
    slotAvailability: place.charging.slotAvailability,
    availableFor: products
      .filter(({ slug }) => place.charging?.availableFor.includes(slug))
      .map(({ name }) => name),
    chargingHours: hoursToday(place.charging.chargingHours, place.timeZone, now),
    facility: place.charging.facility,
  },
  ...{ imageUrl: place.imageUrl, gallery: place.gallery, isDemo: place.isDemo },
  gmapsLink: navigationUrl({ lat: place.latitude, lon: place.longitude }),
  descriptions: place.descriptions[locale],
});
