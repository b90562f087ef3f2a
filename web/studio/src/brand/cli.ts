import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { SCREENS, splashFile } from '../../../platform/install/splash.ts';
import { ICONS } from '../render/paths.ts';
import { icon, splash } from './mark.ts';

/** Android cuts a maskable icon to a circle of 80 %; the mark stays inside. */
const SAFE = 0.72;

await mkdir(`${ICONS}/splash`, { recursive: true });
await writeFile(`${ICONS}/favicon.svg`, icon(112, 1));
const png = (name: string, size: number, svg: string): Promise<unknown> =>
  sharp(Buffer.from(svg), { density: 144 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(`${ICONS}/${name}`);
await png('icon-192.png', 192, icon(112, 0.92));
await png('icon-512.png', 512, icon(112, 0.92));
await png('maskable-512.png', 512, icon(0, SAFE));
await png('apple-touch-180.png', 180, icon(0, 0.84));
for (const screen of SCREENS) {
  const [width, height] = [screen.width * screen.ratio, screen.height * screen.ratio];
  await sharp(Buffer.from(splash(width, height)))
    .png({ compressionLevel: 9, palette: true, colours: 16 })
    .toFile(`${ICONS}/splash/${splashFile(screen)}`);
}
