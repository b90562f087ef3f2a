export { NotLoaded, Pending } from './not-loaded.tsx';
export { CodeForm } from './phone/code-form.tsx';
export { Protected } from './protected.tsx';
