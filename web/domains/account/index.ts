export { NotLoaded } from './not-loaded.tsx';
export { Protected } from './protected.tsx';
