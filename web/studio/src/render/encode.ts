import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '../page/api.ts';
import { ground } from './ground.ts';
import type { Shot } from './shots.ts';

export const AVIF = { quality: 58, effort: 4 } as const;
/** Frames of a spin are many and seen in motion. */
const AVIF_SPIN = { quality: 48, effort: 3 } as const;
/** The size that social networks show. */
export const SHARED: Size = { width: 1200, height: 630 };
const HERO_WIDTHS = [1600, 960, 640] as const;

/** Writes the files of one shot into a look's folder. Only the hero has a ground: the page gives the others theirs. */
export async function writeShot(folder: string, shot: Shot, [opaque, cutout]: readonly Buffer[]): Promise<void> {
  if (!opaque || !cutout) throw new Error('Nothing was rendered');
  const alone = read(cutout, shot.size);
  if (shot.name === 'spin') return save(alone.avif(AVIF_SPIN), `${folder}/spin/${shot.frame}.avif`);
  if (shot.name !== 'hero') return save(alone.avif(AVIF), `${folder}/${shot.name}-960.avif`);
  const picture = read(opaque, shot.size);
  for (const width of HERO_WIDTHS)
    await save(picture.clone().resize(width).avif(AVIF), `${folder}/hero-${width}.avif`);
  await save(await onWideGround(alone.clone()), `${folder}/hero-1200.jpg`);
  await save(alone.resize(960).avif({ ...AVIF, quality: 62 }), `${folder}/cutout-960.avif`);
}

/** A quick look for the designer. */
export const writeDraft = (path: string, size: Size, [opaque]: readonly Buffer[]): Promise<void> =>
  save(read(opaque!, size).png(), path);

function read(pixels: Buffer, { width, height }: Size): Sharp {
  return sharp(upright(pixels, { width, height }), { raw: { width, height, channels: 4 } });
}

/** The rows come from the bottom. */
export function upright(pixels: Buffer, { width, height }: Size): Buffer {
  const turned = Buffer.allocUnsafe(pixels.length);
  const row = width * 4;
  for (let y = 0; y < height; y++) pixels.copy(turned, (height - 1 - y) * row, y * row, (y + 1) * row);
  return turned;
}

/** Social sharing wants 1.91:1, wider than the shot: the cut-out stands on a wider ground. */
async function onWideGround(alone: Sharp): Promise<Sharp> {
  const input = await alone.resize({ height: SHARED.height }).png().toBuffer();
  return sharp(ground(SHARED)).composite([{ input }]).jpeg({ quality: 84, mozjpeg: true });
}

export async function save(picture: Sharp, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await picture.toFile(path);
}
