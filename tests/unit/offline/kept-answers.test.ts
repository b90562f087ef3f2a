import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAnswer, keptAnswer } from '#web/platform/device/kept-answers.ts';
import { wipe } from '#web/platform/offline/wipe.ts';
import { fakeCaches } from './caches.ts';
import { freshDevice } from './device.ts';

let device: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  freshDevice();
  device = fakeCaches();
  vi.stubGlobal('caches', device.storage);
});
afterEach(() => vi.unstubAllGlobals());

it('the last answer of a person opens again, for the same question and for nobody else', async () => {
  await keepAnswer('cus_a', 'Leaderboard', { limit: 25 }, { data: { rows: 1 }, at: 7 });
  await keepAnswer('cus_a', 'Leaderboard', { limit: 25 }, { data: { rows: 2 }, at: 8 });
  expect(await keptAnswer('cus_a', 'Leaderboard', { limit: 25 })).toEqual({
    data: { rows: 2 },
    at: 8,
  });
  expect(await keptAnswer('cus_a', 'Leaderboard', { limit: 10 })).toBeUndefined();
  expect(await keptAnswer('cus_b', 'Leaderboard', { limit: 25 })).toBeUndefined();
});

it('it goes with everything else of the person', async () => {
  await keepAnswer('cus_a', 'Profile', {}, { data: { name: 'Ayu' }, at: 7 });
  const storage = {
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    key: () => null,
    length: 0,
  };
  await wipe('cus_a', { close: () => {} } as never, {
    storage,
    caches: device.storage,
    tabs: { tell: () => {} },
    personalKeys: [],
    personalDatabases: [],
    now: () => 0,
  });
  expect(await keptAnswer('cus_a', 'Profile', {})).toBeUndefined();
});
