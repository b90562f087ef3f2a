import type { Coordinate } from '#edge/contract/stations/geo.ts';

/** What the picker finds out: codes of the region data, empty while not chosen, and the pin. */
export interface LocationChoice {
  readonly provinceId: string;
  readonly cityId: string;
  readonly districtId: string;
  readonly at: Coordinate | null;
}

export const NO_CHOICE: LocationChoice = { provinceId: '', cityId: '', districtId: '', at: null };

/** What is looked for: a dealer, the place to deliver to, the owner's address. */
export type LocationMode = 'dealer' | 'home' | 'owner';

/** And from where: a pin, the delivery address, the address on the owner's papers. */
type SearchMode = 'bymap' | 'byhome' | 'byowner';

/** Looking for a place by itself would find what is there already. */
export const SEARCH_MODES: Readonly<Record<LocationMode, readonly SearchMode[]>> = {
  dealer: ['bymap', 'byhome', 'byowner'],
  home: ['bymap', 'byowner'],
  owner: ['bymap', 'byhome'],
};

/** Lines of an address that came along with a choice. */
export interface FoundAddress {
  readonly address: string;
  readonly zipCode: string;
}
