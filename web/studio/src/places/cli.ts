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
import { Site } from './site.ts';

const { values } = parseArgs({ options: { places: { type: 'string' }, draft: { type: 'boolean', default: false } } });
const wanted = values.places?.split(',');
const { draft } = values;
const SIZE: Size = draft ? { width: 640, height: 400 } : { width: 1200, height: 750 };
const WIDTHS = [1200, 640] as const;
/** Leaves and paving weigh more than a motorcycle alone. */
const AVIF_PLACE = { ...AVIF, quality: 44 } as const;
/** Half of the height of a picture on film 36 mm wide. */
const HALF_FILM = (36 * SIZE.height) / SIZE.width / 2;
/** Metres within which a street fades; a room has no distance. */
const HAZE = [22, 105] as const;
const NO_HAZE = [1000, 2000] as const;

const sceneOf = ({ code, metre, inside = false }: Place): SceneOptions => ({
  parts: `/place-${code}`, steer: 0, axis: { foot: [0, 0], direction: [0, 1] }, prints: { wordmark: 'ALVA', plate: '' },
  surroundings: { metre, haze: inside ? NO_HAZE : HAZE, outdoors: !inside },
});

/** A level camera: only its lens is shifted, so that upright lines stay upright. */
const viewOf = ({ metre, camera: { azimuth, eye, at: [x, z], distance, focal, shift } }: Place): View => ({
  azimuth,
  elevation: 0,
  distance: distance * metre,
  target: [x * metre, eye * metre, z * metre],
  lens: (2 * Math.atan(HALF_FILM / focal) * 180) / Math.PI,
  shift,
});

await mkdir(CACHE, { recursive: true });
const browser = await openBrowser();
let stage: Stage | undefined;
let standing: Place['build'] | undefined;
for (const place of PLACES) {
  if (wanted && !wanted.includes(place.code)) continue;
  const started = Date.now();
  // Two views of one place share its geometry.
  if (place.build !== standing) {
    const kit = new Kit();
    place.build(new Site(kit, place.metre));
    await store(kit.parts, `${CACHE}/place-${place.code}`);
    if (stage) await stage.load(sceneOf(place));
    else stage = await browser.stage(sceneOf(place));
    standing = place.build;
  }
  await stage!.light(viewOf(place), SIZE, draft ? 20 : 72);
  const pictures = await stage!.render(viewOf(place), SIZE, draft ? 2 : 4, { finishes: place.finishes, diffuse: 1.1 }, true);
  const [, alone] = pictures.map((p) => sharp(upright(p, SIZE), { raw: { ...SIZE, channels: 4 } })) as [Sharp, Sharp];
  if (draft) await save(alone.png(), `${DRAFTS}/place-${place.code}.png`);
  else {
    // Cut out: the page lays the ground of its theme below it.
    for (const width of WIDTHS) await save(alone.clone().resize(width).avif(AVIF_PLACE), `${PICTURES}/places/${place.code}-${width}.avif`);
    await save(alone.png(), `${CACHE}/${place.code}-cutout.png`);
  }
  console.log(place.code, `${((Date.now() - started) / 1000).toFixed(0)} s`);
}
await browser.close();
if (!draft) await writeManifest();
