export { NearestPlace } from './picker/nearest-place.tsx';
