export { loadChangedPlaces } from './place-record.ts';
