import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { type InstallMemory, isMomentToInstall, remember } from '#web/platform/install/moment.ts';

const NOW = 20_500 * DAY_MS;
const returning: InstallMemory = { days: [20_490, 20_500] };

describe('the offer to install', () => {
  it('the offer is not made before the second day', () => {
    const first = remember({ days: [] }, NOW);
    expect(isMomentToInstall(remember(first, NOW + 1000), '/id', NOW)).toBe(false);
    expect(isMomentToInstall(remember(first, NOW + DAY_MS), '/id', NOW + DAY_MS)).toBe(true);
  });

  it.each(['/id/login', '/en/product/alva-one/customize', '/id/purchase', '/en/test-ride/book'])(
    'does not interrupt %s',
    (path) => {
      expect(isMomentToInstall(returning, path, NOW)).toBe(false);
    },
  );

  it('a refusal silences the offer for sixty days', () => {
    const declined = { ...returning, declinedAt: NOW };
    expect(isMomentToInstall(declined, '/id', NOW + 60 * DAY_MS)).toBe(false);
    expect(isMomentToInstall(declined, '/id', NOW + 61 * DAY_MS)).toBe(true);
  });
});
