export { NotLoaded } from './not-loaded.tsx';
export { LateCodeForm } from './phone/late-code-form.tsx';
export { Protected } from './protected.tsx';
