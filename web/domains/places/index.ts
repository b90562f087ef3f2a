export { CentersSection } from './centers-section.tsx';
