import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#web/platform/session/browser.ts';
import { gateOf } from '#web/platform/session/gates.ts';

const PERSON = 'cus_owner';

/** What happened, in its order. */
const happened: string[] = [];

vi.mock('#web/platform/offline/online.ts', () => ({
  connectivity: () => ({ subscribe: () => () => undefined }),
}));
vi.mock('#web/platform/session/clear-device.ts', () => {
  happened.push('the script came');
  const clear = async (customerId: string): Promise<void> => {
    happened.push(gateOf(customerId as never).open ? 'cleared beside writes' : 'cleared');
  };
  return { wipeDevice: clear, handOverDevice: clear, unsentOf: async () => 0 };
});

beforeEach(() => {
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(): void {}
      close(): void {}
      addEventListener(): void {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/session' ? { state: 'signed-in', customerId: PERSON, provider: {} } : {},
    ),
  );
});

afterEach(() => void vi.unstubAllGlobals());

describe('what clears a device', () => {
  it('comes with the first person, and finds nothing under way when they leave', async () => {
    const { refresh, signOut } = session();
    expect(happened).toEqual([]);

    await refresh();
    await vi.waitFor(() => expect(happened).toEqual(['the script came']));
    expect(gateOf(PERSON as never).open).toBe(true);

    const leaving = signOut();
    expect(gateOf(PERSON as never).open).toBe(false);
    await leaving;
    expect(happened).toEqual(['the script came', 'cleared']);
  });
});
