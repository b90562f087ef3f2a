export { placeBySlug } from './place.sql.ts';
export { loadChangedPlaces } from './place-record.ts';
export { citiesOf } from './region.sql.ts';
