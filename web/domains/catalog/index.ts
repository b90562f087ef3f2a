export { ModelCard } from './list/model-card.tsx';
export { modelsAtBuild } from './list/models-at-build.ts';
export { ModelPicture } from './model-picture.tsx';
export { PaintPicker } from './paint/paint-picker.tsx';
export { paintsAtBuild } from './paint/paints-at-build.ts';
export { type Shot, shotOf } from './shots.ts';
