export { stationPath } from './station-path.ts';
export { NearestStations } from './teaser/nearest.tsx';
