import { AREAS } from '#edge/contract/areas.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';

/** A place that sells motorcycles, as the configurator shows it. */
export interface Dealer {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  /** Province code; null for one that is no area of ours. */
  readonly area: string | null;
  readonly phone: string | null;
  readonly whatsapp: string | null;
}

export const dealersOf = (places: readonly PlaceRecord[]): Dealer[] =>
  places
    .filter(({ sales, upcoming }) => sales && !upcoming)
    .map((place) => ({
      slug: place.dealerSlug,
      name: place.location,
      city: place.city,
      address: [place.address1, place.city].join(', '),
      area: AREAS.find(({ name }) => name.id === place.state)?.code ?? null,
      phone: place.phone,
      whatsapp: place.whatsapp,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'id'));

/** Those of the province first. */
export const nearFirst = (dealers: readonly Dealer[], area: string): [Dealer[], Dealer[]] => [
  dealers.filter((dealer) => dealer.area === area),
  dealers.filter((dealer) => dealer.area !== area),
];
