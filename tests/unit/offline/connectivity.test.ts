import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connectivity, createConnectivity } from '#web/platform/offline/connectivity.ts';

let up: boolean;
let probes: number;
let connectivity: Connectivity;

beforeEach(() => {
  vi.useFakeTimers();
  up = false;
  probes = 0;
  const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
  connectivity = createConnectivity({
    fetch: async () => {
      probes++;
      if (!up) throw new TypeError('fetch failed');
      return new Response();
    },
    window: quiet,
    document: { ...quiet, visibilityState: 'visible' },
  });
});

afterEach(() => {
  connectivity.stop();
  vi.useRealTimers();
});

describe('finding out that the server is back', () => {
  it('asks after 5, 10, 20 seconds, and says so once', async () => {
    const told: boolean[] = [];
    connectivity.subscribe((online) => told.push(online));
    connectivity.report(false);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probes).toBe(2);
    up = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([probes, told]).toEqual([3, [false, true]]);
  });

  it('does not wait longer because one outage failed many requests', async () => {
    for (let request = 0; request < 10; request++) connectivity.report(false);
    up = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connectivity.online).toBe(true);
  });
});
