import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { steeringFoot } from '../bike/chassis.ts';
import { Kit } from '../mesh/kit.ts';
import { store } from '../mesh/store.ts';
import type { Model } from '../models/model.ts';
import type { SceneOptions } from '../page/api.ts';
import { CACHE } from './paths.ts';

/** Degrees the handlebar is turned towards the camera. */
const STEER = 7;

/**
 * Builds a model's geometry and stores it where the page can fetch it; `stored` takes the geometry
 * that the last run of the same coarseness left behind.
 */
export async function prepare(model: Model, coarse: number, stored = false): Promise<SceneOptions> {
  const name = `${model.slug}-${coarse}`;
  if (!stored || !existsSync(`${CACHE}/${name}.json`)) {
    const kit = new Kit(coarse);
    model.build(kit);
    await mkdir(CACHE, { recursive: true });
    await store(kit.parts, `${CACHE}/${name}`);
  }
  return {
    parts: `/${name}`,
    steer: STEER,
    axis: { foot: steeringFoot(model.chassis), direction: model.chassis.rake },
    prints: { wordmark: model.wordmark, plate: 'B 2045 EV' },
  };
}
