export { buildDay } from './build-day.ts';
export { CardAtBuild } from './list/card-at-build.tsx';
export { modelsAtBuild } from './list/models-at-build.ts';
export { ModelPicture } from './model-picture.tsx';
export { shotOf } from './shots.ts';
export { ridingAtStart } from './simulators/monthly/riding-at-build.ts';
