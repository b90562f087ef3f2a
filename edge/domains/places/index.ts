export { placeBySlug } from './place.sql.ts';
export { loadChangedPlaces } from './place-record.ts';
