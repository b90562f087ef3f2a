import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { GOODS } from '../goods/index.ts';
import { PLACES } from '../places/index.ts';
import { MODELS } from '../models/index.ts';
import { PICTURES } from './paths.ts';
import { SPIN_FRAMES } from './shots.ts';

/** Every family of files with its size in pixels. */
const FILES = {
  'hero-1600.avif': [1600, 1000],
  'hero-960.avif': [960, 600],
  'hero-640.avif': [640, 400],
  'hero-1200.jpg': [1200, 630],
  'side-960.avif': [960, 600],
  'rear-960.avif': [960, 600],
  'detail-960.avif': [960, 600],
  'cutout-960.avif': [960, 600],
  'spin/NN.avif': [800, 600],
  'goods/<code>-640.avif': [640, 640],
  'places/<code>-1200.avif': [1200, 750],
  'places/<code>-640.avif': [640, 400],
  'social/<kind>-1200.jpg': [1200, 630],
} as const;

interface LookEntry {
  /** The paint, for a swatch. */
  paint: string;
  /** Mean colour of the hero, to show until it has loaded. */
  background: string;
  views: string[];
  /** Frames of the 360 view; 0 when there is none. */
  spin: number;
}

/** Writes down which pictures exist, so that no page points at a missing one. */
export async function writeManifest(): Promise<void> {
  const models: Record<string, { name: string; codes: readonly string[]; looks: Record<string, LookEntry> }> = {};
  for (const model of MODELS) {
    const looks: Record<string, LookEntry> = {};
    for (const [code, look] of model.looks) {
      const folder = `${PICTURES}/models/${model.slug}/${code}`;
      if (!existsSync(`${folder}/hero-640.avif`)) continue;
      looks[code] = {
        paint: look.finishes.paint?.color ?? '#ffffff',
        background: await meanColour(`${folder}/hero-640.avif`),
        views: (await readdir(folder)).filter((f) => f in FILES).sort(),
        spin: await countFrames(`${folder}/spin`),
      };
    }
    models[model.slug] = { name: model.name, codes: model.codes, looks };
  }
  const manifest = {
    files: Object.fromEntries(Object.entries(FILES).map(([name, [width, height]]) => [name, { width, height }])),
    spinFrames: SPIN_FRAMES,
    models,
    goods: GOODS.map((g) => g.code).filter((code) => existsSync(`${PICTURES}/goods/${code}-640.avif`)),
    places: PLACES.filter(({ code }) => existsSync(`${PICTURES}/places/${code}-1200.avif`)).map(({ kind, code }) => ({ kind, code })),
    social: await listNames(`${PICTURES}/social`, '-1200.jpg'),
  };
  await writeFile(`${PICTURES}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A spin counts only when it is whole. */
async function countFrames(folder: string): Promise<number> {
  const frames = await listNames(folder, '.avif');
  return frames.length === SPIN_FRAMES ? SPIN_FRAMES : 0;
}

async function listNames(folder: string, ending: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((f) => f.endsWith(ending)).map((f) => f.slice(0, -ending.length)).sort();
}

async function meanColour(path: string): Promise<string> {
  const [r, g, b] = await sharp(path).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${[r, g, b].map((v) => (v ?? 0).toString(16).padStart(2, '0')).join('')}`;
}
