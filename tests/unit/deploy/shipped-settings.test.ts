import { describe, expect, it } from 'vitest';
import { readPagesTarget } from '#edge/deploy/pages-target.ts';
import { readTarget, regionsIn } from '#edge/deploy/target.ts';

const REGIONS = regionsIn();

describe('the settings of the regions in the repository', () => {
  it('have the same regions for the BFF and for the pages', () => {
    expect(regionsIn('wrangler.pages.toml')).toEqual(REGIONS);
    expect(REGIONS.length).toBeGreaterThan(1);
  });

  it('name one public address of the site, since one build goes to all of them', () => {
    const sites = REGIONS.flatMap((region) => [
      readTarget(region).site,
      readPagesTarget(region).site,
    ]);
    expect(new Set(sites)).toEqual(new Set(['https://www.alva.example']));
  });

  it('reach each region at an address that its routes have, and no other region has', () => {
    for (const region of REGIONS)
      expect(readPagesTarget(region).origin).toBe(readTarget(region).origin);
    expect(new Set(REGIONS.map((region) => readTarget(region).origin)).size).toBe(REGIONS.length);
  });
});
