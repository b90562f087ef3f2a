import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addStartupImages, SCREENS, splashFile } from '#web/platform/install/splash.ts';

const file = (name: string) => new URL(`../../../web/public/icons/splash/${name}`, import.meta.url);

describe('what an iPhone shows while the app starts', () => {
  it.each(SCREENS)('has a picture of exactly its screen: $width x $height at $ratio', (screen) => {
    const path = file(splashFile(screen));
    expect(existsSync(path)).toBe(true);
    const png = readFileSync(path);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      screen.width * screen.ratio,
      screen.height * screen.ratio,
    ]);
  });

  it('is named once for each screen', () => {
    const links: { rel?: string; href?: string; media?: string }[] = [];
    const page = {
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    };
    addStartupImages(page as unknown as Document);
    expect(new Set(links.map(({ media }) => media)).size).toBe(SCREENS.length);
    expect(links.every(({ rel }) => rel === 'apple-touch-startup-image')).toBe(true);
  });
});
