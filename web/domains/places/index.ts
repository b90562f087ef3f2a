export { AddressFields } from './address/address-fields.tsx';
export { NO_ADDRESS } from './address/saved-address.ts';
export { useSavedAddress } from './address/use-saved-address.ts';
export { DealerPicker } from './picker/dealer-picker.tsx';
export { NearestPlace } from './picker/nearest-place.tsx';
export { RegionFields } from './picker/region-fields.tsx';
export { useCities } from './picker/use-cities.ts';
