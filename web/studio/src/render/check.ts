import { MODELS } from '../models/index.ts';
import { openBrowser, type Stage } from './browser.ts';
import { prepare } from './scene.ts';
import { shotsOf, type Shot } from './shots.ts';

/**
 * Shows that a picture does not depend on what was rendered before it: a frame rendered alone is
 * the same, byte for byte, as that frame at the end of a batch of other views and looks.
 */
const SMALL = { width: 200, height: 150 };
const COARSE = 2.5;
const DIRECTIONS = 24;

const paint = async (stage: Stage, shot: Shot, look: Parameters<Stage['render']>[3]): Promise<Buffer> => {
  await stage.light(shot.view, SMALL, DIRECTIONS);
  const [picture] = await stage.render(shot.view, SMALL, 3, look);
  return picture!;
};

const browser = await openBrowser();
let failed = 0;
for (const slug of ['alva-one', 'alva-cervo', 'alva-n3']) {
  const model = MODELS.find((m) => m.slug === slug)!;
  const scene = await prepare(model, COARSE);
  const shots = shotsOf(model, ['hero', 'rear', 'side']);
  const looks = [...model.looks.values()].slice(0, 2);
  const batch = await browser.stage(scene);
  await batch.ground(DIRECTIONS);
  let last: Buffer | undefined;
  for (const shot of shots) for (const look of looks) last = await paint(batch, shot, look);
  await batch.close();
  const alone = await browser.stage(scene);
  await alone.ground(DIRECTIONS);
  const single = await paint(alone, shots.at(-1)!, looks.at(-1)!);
  await alone.close();
  const same = last!.equals(single);
  if (!same) failed++;
  console.log(slug, same ? 'a frame alone equals the frame in a batch' : 'DIFFERS between alone and batch');
}
await browser.close();
process.exitCode = failed ? 1 : 0;
