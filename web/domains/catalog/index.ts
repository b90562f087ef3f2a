export { buildDay } from './build-day.ts';
export { ModelCard } from './list/model-card.tsx';
export { modelsAtBuild } from './list/models-at-build.ts';
export { ModelPicture } from './model-picture.tsx';
export { type Shot, shotOf } from './shots.ts';
