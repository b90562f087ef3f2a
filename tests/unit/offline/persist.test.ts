import { expect, it } from 'vitest';
import { askToPersist } from '#web/platform/offline/persist.ts';
import { memoryStorage } from './device.ts';

it('the browser is asked once for what somebody has here, and once more when a write waits', async () => {
  let requests = 0;
  const tools = {
    manager: {
      persisted: async () => false,
      persist: async () => {
        requests++;
        return false;
      },
    },
    storage: memoryStorage(),
  };
  for (const occasion of ['known', 'known', 'waiting', 'waiting', 'known'] as const)
    await askToPersist(tools, occasion);
  expect(requests).toBe(2);
  tools.manager.persisted = async () => true;
  tools.storage.clear();
  expect(await askToPersist(tools, 'waiting')).toBe(true);
  expect(requests).toBe(2);
});
