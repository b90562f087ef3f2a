import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#tests/unit/offline/device.ts';

const settings = () => import('#web/platform/settings/remembered-settings.ts');
const VALUES = [{ name: 'BOOKING_FEE', value: 750_000 }];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('the shop’s settings on the device', () => {
  it('are those of the server’s last answer', async () => {
    const { recallSettings, rememberSettings } = await settings();
    expect(recallSettings()).toBeUndefined();
    rememberSettings(VALUES);
    expect(recallSettings()).toEqual(VALUES);
    rememberSettings([{ name: 'BOOKING_FEE', value: 600_000 }]);
    expect(recallSettings()).toEqual([{ name: 'BOOKING_FEE', value: 600_000 }]);
  });

  it('are written once for one answer', async () => {
    const { rememberSettings } = await settings();
    const written = vi.spyOn(localStorage, 'setItem');
    for (let parts = 0; parts < 30; parts++) rememberSettings(VALUES);
    expect(written).toHaveBeenCalledOnce();
  });

  it('are none where storage is closed or holds something else', async () => {
    const { recallSettings, rememberSettings } = await settings();
    localStorage.setItem('alva.settings', '{');
    expect(recallSettings()).toBeUndefined();
    localStorage.setItem('alva.settings', '{"BOOKING_FEE":1}');
    expect(recallSettings()).toBeUndefined();
    const refuse = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    rememberSettings(VALUES);
    expect(recallSettings()).toBeUndefined();
  });
});
