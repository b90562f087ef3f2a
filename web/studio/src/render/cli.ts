import { parseArgs } from 'node:util';
import { MODELS } from '../models/index.ts';
import type { Model } from '../models/model.ts';
import type { Look } from '../page/api.ts';
import { openBrowser } from './browser.ts';
import { writeDraft, writeShot } from './encode.ts';
import { writeManifest } from './manifest.ts';
import { DRAFTS, PICTURES } from './paths.ts';
import { prepare } from './scene.ts';
import { SHOT_NAMES, shotsOf, type Shot, type ShotName } from './shots.ts';

const { values } = parseArgs({
  options: {
    models: { type: 'string' },
    looks: { type: 'string' },
    views: { type: 'string' },
    draft: { type: 'boolean', default: false },
    stored: { type: 'boolean', default: false },
    spins: { type: 'string' },
  },
});
const list = (text: string | undefined): string[] | undefined => text?.split(',').filter(Boolean);
const wantedModels = list(values.models);
const wantedLooks = list(values.looks);
const views = (list(values.views) ?? [...SHOT_NAMES]) as ShotName[];
/** Directions of light, for the model and for its shadow on the floor. */
const LIGHTS = values.draft ? 40 : 72;
const GROUND_LIGHTS = values.draft ? 48 : 120;
/** The mesh need only be as fine as the largest picture shows. */
const COARSE = views.includes('hero') && !values.draft ? 1 : 1.2;

/** The looks to paint; `--spins 1` gives the 360 view to the first look only. */
const looksFor = (model: Model, shot: Shot): (readonly [string, Look])[] =>
  [...model.looks]
    .filter(([code]) => !wantedLooks || wantedLooks.includes(code))
    .slice(0, shot.name === 'spin' && values.spins ? Number(values.spins) : undefined);

/** Quick and rough: a coarser mesh, fewer pixels and passes. */
const rough = (shot: Shot): Shot => ({
  ...shot,
  size: shot.name === 'hero' ? { width: 1120, height: 700 } : shot.size,
  passes: 3,
});

let writing: Promise<void> = Promise.resolve();
const browser = await openBrowser();
for (const model of MODELS) {
  if (wantedModels && !wantedModels.includes(model.slug)) continue;
  const started = Date.now();
  const took = (): string => `${((Date.now() - started) / 1000).toFixed(0)} s`;
  const stage = await browser.stage(await prepare(model, COARSE, values.stored));
  await stage.ground(GROUND_LIGHTS);
  console.log(model.slug, 'built', took());
  for (const wanted of shotsOf(model, views)) {
    const shot = values.draft ? rough(wanted) : wanted;
    await stage.light(shot.view, shot.size, LIGHTS);
    for (const [code, look] of looksFor(model, shot)) {
      const pictures = await stage.render(shot.view, shot.size, shot.passes, look, true);
      // The last picture is packed while the next one is painted.
      await writing;
      writing = values.draft
        ? writeDraft(`${DRAFTS}/${model.slug}-${shot.name}${shot.frame}-${code}.png`, shot.size, pictures)
        : writeShot(`${PICTURES}/models/${model.slug}/${code}`, shot, pictures);
    }
    console.log(model.slug, shot.name, shot.frame, took());
  }
  await writing;
  await stage.close();
}
await browser.close();
if (!values.draft) await writeManifest();
