import { mkdir } from 'node:fs/promises';
import { steeringFoot } from '../bike/chassis.ts';
import { Kit } from '../mesh/kit.ts';
import { store } from '../mesh/store.ts';
import type { Model } from '../models/model.ts';
import type { SceneOptions } from '../page/api.ts';
import { CACHE } from './paths.ts';

/** Degrees the handlebar is turned towards the camera. */
const STEER = 7;

/** Builds a model's geometry and stores it where the page can fetch it. */
export async function prepare(model: Model, coarse: number): Promise<SceneOptions> {
  const kit = new Kit(coarse);
  model.build(kit);
  await mkdir(CACHE, { recursive: true });
  await store(kit.parts, `${CACHE}/${model.slug}`);
  return {
    parts: `/${model.slug}`,
    steer: STEER,
    axis: { foot: steeringFoot(model.chassis), direction: model.chassis.rake },
    prints: { wordmark: model.wordmark, plate: 'B 2045 EV' },
  };
}
