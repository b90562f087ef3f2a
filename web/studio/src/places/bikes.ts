import { Kit } from '../mesh/kit.ts';
import { reduce } from '../mesh/reduce.ts';
import type { MaterialName, Part } from '../mesh/part.ts';
import { MODELS } from '../models/index.ts';
import type { Site, Stand } from './site.ts';

/** Materials that a place paints itself, so that up to four motorcycles differ in colour. */
export type BikePaint = 'paint' | 'caliper' | 'white' | 'gloss';

const built = new Map<string, readonly Part[]>();

/** A motorcycle small enough that neither seams nor stitches show. */
function partsOf(slug: string): readonly Part[] {
  const existing = built.get(slug);
  if (existing) return existing;
  const model = MODELS.find((m) => m.slug === slug);
  if (!model) throw new Error(`No such model: ${slug}`);
  const kit = new Kit(2.2);
  model.build(kit);
  const parts = kit.parts.map((p) =>
    p.uvs || p.indices.length < 2000 ? p : { ...p, ...reduce({ positions: p.positions, normals: p.normals, indices: p.indices }, 0.4, 0.0012) });
  built.set(slug, parts);
  return parts;
}

/** Sets down a motorcycle; turn 0 points it to the right. */
export function addBike(site: Site, slug: string, paint: BikePaint, at: Stand): void {
  const wear = (m: MaterialName): MaterialName | undefined => {
    if (m === 'stitch' || m === 'plate' || m === 'decal') return undefined;
    if (m === 'paint') return paint;
    if (m === 'caliper') return 'metal';
    if (m === 'seat2' || m === 'paint2' || m === 'white') return 'seat';
    return m;
  };
  site.place(partsOf(slug), at, wear);
}
