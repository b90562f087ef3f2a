import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { Kit } from '../mesh/kit.ts';
import { store } from '../mesh/store.ts';
import type { SceneOptions, Size, View } from '../page/api.ts';
import { openBrowser, type Stage } from '../render/browser.ts';
import { save, upright } from '../render/encode.ts';
import { writeManifest } from '../render/manifest.ts';
import { CACHE, DRAFTS, PICTURES } from '../render/paths.ts';
import type { Good } from './good.ts';
import { GOODS } from './index.ts';

const { values } = parseArgs({ options: { goods: { type: 'string' }, draft: { type: 'boolean', default: false } } });
const wanted = values.goods?.split(',');
const SIZE: Size = { width: 640, height: 640 };
const LENS = 18;

const viewOf = (g: Good): View => ({
  azimuth: g.azimuth ?? 30,
  elevation: g.elevation ?? 12,
  distance: (g.reach ?? 0.7) / Math.tan((LENS / 2) * (Math.PI / 180)),
  target: [0, g.middle ?? 0.5, 0],
  lens: LENS,
});

await mkdir(CACHE, { recursive: true });
const browser = await openBrowser();
let stage: Stage | undefined;
for (const good of GOODS) {
  if (wanted && !wanted.includes(good.code)) continue;
  const started = Date.now();
  const kit = new Kit(values.draft ? 1.8 : 1.3);
  good.build(kit);
  await store(kit.parts, `${CACHE}/${good.code}`);
  const scene: SceneOptions = {
    parts: `/${good.code}`, steer: 0, axis: { foot: [0, 0], direction: [0, 1] }, prints: { wordmark: 'ALVA', plate: '' },
  };
  // One page for all goods: the shaders are prepared once.
  if (stage) await stage.load(scene);
  else stage = await browser.stage(scene);
  await stage.ground(values.draft ? 24 : 72);
  await stage.light(viewOf(good), SIZE, values.draft ? 32 : 56);
  const look = { finishes: { accent: { color: '#1b4dff' }, ...good.finishes }, diffuse: 1.05 };
  const pictures = await stage.render(viewOf(good), SIZE, values.draft ? 3 : 5, look, true);
  const [picture, alone] = pictures.map((p) => sharp(upright(p, SIZE), { raw: { ...SIZE, channels: 4 } })) as [Sharp, Sharp];
  if (values.draft) await save(picture.png(), `${DRAFTS}/goods-${good.code}.png`);
  // Cut out: the page lays the ground of its theme below it.
  else await save(alone.clone().avif({ quality: 55, effort: 4 }), `${PICTURES}/goods/${good.code}-640.avif`);
  await save(alone.png(), `${CACHE}/${good.code}-cutout.png`);
  console.log(good.code, `${((Date.now() - started) / 1000).toFixed(0)} s`);
}
await browser.close();
if (!values.draft) await writeManifest();
