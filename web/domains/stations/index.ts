export { NearestStations } from './teaser/nearest.tsx';
