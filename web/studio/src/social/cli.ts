import { existsSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { mark } from '../brand/mark.ts';
import { SHARED, save } from '../render/encode.ts';
import { ground } from '../render/ground.ts';
import { writeManifest } from '../render/manifest.ts';
import { CACHE, PICTURES } from '../render/paths.ts';
import { SCENES, type Item, type SocialScene } from './scenes.ts';

/** Goods and places leave their cut-outs beside the stored geometry. */
const fileOf = (of: string): string => {
  if (of.startsWith('parts/')) return `${PICTURES}/${of}.svg`;
  return of.includes('/') ? `${PICTURES}/models/${of}/cutout-960.avif` : `${CACHE}/${of}-cutout.png`;
};

/** Scales a cut-out and crops what would hang over the edge of the picture. */
async function place({ of, height, x, y }: Item): Promise<OverlayOptions> {
  const scaled = await sharp(fileOf(of), { density: 220 }).resize({ height }).png().toBuffer({ resolveWithObject: true });
  const { width } = scaled.info;
  const faded = await sharp(scaled.data).composite([{ input: feather(width, height), blend: 'dest-in' }]).png().toBuffer();
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, SHARED.width - left) - Math.max(0, -left),
    height: Math.min(height, SHARED.height - top) - Math.max(0, -top),
  };
  return { input: await sharp(faded).extract(cut).png().toBuffer(), left: Math.max(0, left), top: Math.max(0, top) };
}

/** Lets shadows run out before the cut-out's edge. */
function feather(width: number, height: number): Buffer {
  const e = Math.round(height * 0.035);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<filter id="f" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${e * 0.45}"/></filter>
<rect x="${e}" y="${e}" width="${width - 2 * e}" height="${height - 2 * e}" filter="url(#f)"/></svg>`);
}

function badge(): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="#0B0F14"/>${mark()}</svg>`);
}

const night = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<radialGradient id="g" cx=".5" cy=".62" r=".7"><stop offset="0" stop-color="#5b6776"/><stop offset=".55" stop-color="#27303a"/><stop offset="1" stop-color="#0b0f14"/></radialGradient>
<rect width="1200" height="630" fill="url(#g)"/></svg>`);

async function compose(scene: SocialScene): Promise<void> {
  const items = await Promise.all(scene.items.map(place));
  const picture = sharp(scene.dark ? night : ground(SHARED))
    .composite([...items, { input: badge(), left: 48, top: 44 }])
    .jpeg({ quality: 84, mozjpeg: true });
  await save(picture, `${PICTURES}/social/${scene.kind}-1200.jpg`);
}

for (const scene of SCENES) {
  const missing = scene.items.filter((i) => !existsSync(fileOf(i.of)));
  if (missing.length) console.error(`${scene.kind}: render ${missing.map((i) => i.of).join(', ')} first`);
  else await compose(scene);
}
await writeManifest();
