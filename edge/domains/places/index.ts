export { allPlaces, type PlaceRow, placeBySlug } from './place.sql.ts';
export { citiesOf } from './region.sql.ts';
