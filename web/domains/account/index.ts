export { NotLoaded } from './not-loaded.tsx';
export { Protected } from './protected.tsx';
export { ProveAgain } from './sign-in/prove-again.tsx';
