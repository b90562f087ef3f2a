import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connectivity, createConnectivity } from '#web/platform/offline/connectivity.ts';

let up: boolean;
let probes: number;
let connected: boolean;
let portal: boolean;
let status: number;
let connectivity: Connectivity;
let window: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  up = false;
  connected = true;
  portal = false;
  status = 200;
  probes = 0;
  window = new EventTarget();
  const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
  connectivity = createConnectivity({
    fetch: async () => {
      probes++;
      if (!up) throw new TypeError('fetch failed');
      if (status !== 200) return new Response('<html>', { status });
      return portal ? new Response('<html>') : Response.json({ status: 'ok' });
    },
    learn: () => undefined,
    elapsed: () => Date.now(),
    connected: () => connected,
    window: window as Window,
    document: { ...quiet, visibilityState: 'visible' },
  });
});

afterEach(() => {
  connectivity.stop();
  vi.useRealTimers();
});

describe('finding out that the server is back', () => {
  it('asks after 5, 10, 20 seconds, and says so once', async () => {
    const reported: boolean[] = [];
    connectivity.subscribe((online) => reported.push(online));
    connectivity.report(false);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probes).toBe(2);
    up = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([probes, reported]).toEqual([3, [false, true]]);
  });

  it('does not wait longer because one outage failed many requests', async () => {
    for (let request = 0; request < 10; request++) connectivity.report(false);
    up = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connectivity.online).toBe(true);
  });

  it('does not take the page of a captive portal for our server', async () => {
    up = true;
    portal = true;
    expect(await connectivity.probe()).toBe(false);
    expect(connectivity.failing).toBe(false);
  });

  it('tells a server that fails from a signal that is gone', async () => {
    const heard: boolean[] = [];
    connectivity.subscribe(() => heard.push(connectivity.failing));
    up = true;
    status = 502;
    expect(await connectivity.probe()).toBe(false);
    expect(connectivity.failing).toBe(true);
    up = false;
    await connectivity.probe();
    expect(connectivity.failing).toBe(false);
    up = true;
    status = 200;
    await connectivity.probe();
    expect([connectivity.online, connectivity.failing]).toEqual([true, false]);
    expect(heard).toEqual([true, false, false]);
  });
});

describe('whether the server answers right now', () => {
  it('is asked, unless it answered a moment ago', async () => {
    up = true;
    expect(await connectivity.reach(false)).toBe(true);
    expect(await connectivity.reach(false)).toBe(true);
    expect(probes).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await connectivity.reach(false)).toBe(true);
    expect(probes).toBe(2);
  });

  it('is asked in any case after a request failed', async () => {
    connectivity.report(true);
    expect(await connectivity.reach(true)).toBe(false);
    expect(probes).toBe(1);
  });

  it('needs no question while the browser itself has no network', async () => {
    connectivity.report(true);
    connected = false;
    expect(await connectivity.reach(false)).toBe(false);
    expect([probes, connectivity.online]).toEqual([0, false]);
  });
});

describe('a page that is being left', () => {
  it.each(['beforeunload', 'pagehide'])(
    'learns nothing about the signal from requests that its end cut (%s)',
    async (event) => {
      const reported: boolean[] = [];
      connectivity.subscribe((online) => reported.push(online));
      window.dispatchEvent(new Event(event));
      connectivity.report(false);
      expect([connectivity.online, reported]).toEqual([undefined, []]);
    },
  );

  it('learns it when the browser itself says that there is no network', () => {
    window.dispatchEvent(new Event('pagehide'));
    connected = false;
    connectivity.report(false);
    expect(connectivity.online).toBe(false);
  });

  it('and is not left after all asks whether the server is there', async () => {
    window.dispatchEvent(new Event('beforeunload'));
    connectivity.report(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([probes, connectivity.online]).toEqual([1, false]);
  });

  it('and comes back from the history asks at once, if anything failed meanwhile', async () => {
    up = true;
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(probes).toBe(0);
    window.dispatchEvent(new Event('pagehide'));
    connectivity.report(false);
    window.dispatchEvent(new Event('pageshow'));
    await vi.advanceTimersByTimeAsync(0);
    expect([probes, connectivity.online]).toEqual([1, true]);
  });
});
