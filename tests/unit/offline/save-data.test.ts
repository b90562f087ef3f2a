import { afterEach, expect, it, vi } from 'vitest';
import { isScarce, savesData } from '#web/platform/device/save-data.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['nothing is known of the line', undefined, false, false],
  ['it is a fast one', { effectiveType: '4g', type: 'wifi' }, false, false],
  ['it is paid for by its volume', { effectiveType: '4g', type: 'cellular' }, false, true],
  ['little comes through', { effectiveType: 'slow-2g' }, false, true],
  ['the person saves data', { saveData: true, type: 'wifi' }, true, true],
])('where %s', (_, connection, saves, scarce) => {
  vi.stubGlobal('navigator', { connection });
  expect([savesData(), isScarce()]).toEqual([saves, scarce]);
});
