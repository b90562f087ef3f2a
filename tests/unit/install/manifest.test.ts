import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#edge/contract/locale.ts';
import { root } from '#tests/architecture/sources.ts';
import { webManifest } from '#web/platform/service-worker/manifest.ts';
import { isPrecached } from '#web/sw/pages.ts';

/** Width and height of a PNG. */
const sizeOf = (src: string): string => {
  const file = readFileSync(join(root, 'web/public', src));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
};

describe.each(LOCALES)('the installed app in %s', (locale) => {
  it('finds chargers for a place that another app shares', async () => {
    const { share_target: target } = await webManifest(locale);
    expect(target).toEqual({
      action: `/${locale}/charging-station`,
      method: 'GET',
      params: { text: 'q' },
    });
  });

  it('has shortcuts with pictures, to pages that open without signal', async () => {
    const { shortcuts = [], share_target: target } = await webManifest(locale);
    expect(shortcuts).toHaveLength(3);
    for (const { url, icons = [] } of shortcuts) {
      expect(isPrecached(url), url).toBe(true);
      expect(icons.length).toBeGreaterThan(0);
      for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes);
    }
    expect(isPrecached(String(target?.action))).toBe(true);
  });

  it('has icons of the sizes they name', async () => {
    const { icons = [] } = await webManifest(locale);
    for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes);
  });
});
