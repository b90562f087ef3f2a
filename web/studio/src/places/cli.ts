import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { Kit } from '../mesh/kit.ts';
import { store } from '../mesh/store.ts';
import type { SceneOptions, Size, View } from '../page/api.ts';
import { openBrowser, type Stage } from '../render/browser.ts';
import { AVIF, save, upright } from '../render/encode.ts';
import { writeManifest } from '../render/manifest.ts';
import { CACHE, DRAFTS, PICTURES } from '../render/paths.ts';
import { PLACES } from './index.ts';
import type { Place } from './place.ts';

const { values } = parseArgs({ options: { places: { type: 'string' }, draft: { type: 'boolean', default: false } } });
const wanted = values.places?.split(',');
const { draft } = values;
const SIZE: Size = draft ? { width: 640, height: 400 } : { width: 1200, height: 750 };
const WIDTHS = [1200, 640] as const;
const LENS = 18;
const SCENE: SceneOptions = {
  parts: '/place', steer: 0, axis: { foot: [0, 0], direction: [0, 1] }, prints: { wordmark: 'ALVA', plate: '' },
};

const viewOf = (p: Place): View => ({
  azimuth: p.azimuth,
  elevation: p.elevation,
  distance: p.reach / Math.tan((LENS / 2) * (Math.PI / 180)),
  target: [0, p.middle, 0],
  lens: LENS,
});

await mkdir(CACHE, { recursive: true });
const browser = await openBrowser();
let stage: Stage | undefined;
let standing: Place['build'] | undefined;
for (const place of PLACES) {
  if (wanted && !wanted.includes(place.code)) continue;
  const started = Date.now();
  // Two views of one place share its geometry and its shadow.
  if (place.build !== standing) {
    const kit = new Kit();
    place.build(kit);
    await store(kit.parts, `${CACHE}/place`);
    if (stage) await stage.load(SCENE);
    else stage = await browser.stage(SCENE);
    await stage.ground(draft ? 8 : 40);
    standing = place.build;
  }
  await stage!.light(viewOf(place), SIZE, draft ? 16 : 40);
  const pictures = await stage!.render(viewOf(place), SIZE, draft ? 2 : 4, { finishes: place.finishes, diffuse: 1.1 }, !draft);
  const [picture, alone] = pictures.map((p) => sharp(upright(p, SIZE), { raw: { ...SIZE, channels: 4 } })) as [Sharp, Sharp];
  if (draft) await save(picture.png(), `${DRAFTS}/place-${place.code}.png`);
  else {
    // Cut out: the page lays the ground of its theme below it.
    for (const width of WIDTHS) await save(alone.clone().resize(width).avif(AVIF), `${PICTURES}/places/${place.code}-${width}.avif`);
    await save(alone.png(), `${CACHE}/${place.code}-cutout.png`);
  }
  console.log(place.code, `${((Date.now() - started) / 1000).toFixed(0)} s`);
}
await browser.close();
if (!draft) await writeManifest();
