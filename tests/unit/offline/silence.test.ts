import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { visitedPage as VisitedPage } from '#web/sw/worker/visited.ts';
import { fakeCaches } from './caches.ts';

const page = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
const never = (): Promise<Response> => new Promise(() => undefined);
const gone = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

let network: Record<string, () => Promise<Response>>;
let later: Promise<unknown>[];
let visited: typeof VisitedPage;

/** What the page gets, and after how many milliseconds; `null` = the offline page. */
const opened = async (): Promise<{ text: string | null; after: number }> => {
  const from = Date.now();
  const visit = visited(
    new Request('https://alva.test/en/about'),
    '/en/about',
    'b1',
    (work) => later.push(work),
    async () => {},
  );
  let done = false;
  void visit.finally(() => {
    done = true;
  });
  while (!done && Date.now() - from < 120_000) await vi.advanceTimersByTimeAsync(100);
  return { text: (await (await visit)?.text()) ?? null, after: Date.now() - from };
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  // AbortSignal's own clock is the machine's.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  later = [];
  network = {};
  vi.stubGlobal('caches', fakeCaches().storage);
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://alva.test');
    const answer = (network[pathname] ?? never)();
    const cut = new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('cut')));
    });
    return Promise.race([answer, cut]);
  });
  visited = (await import('#web/sw/worker/visited.ts')).visitedPage;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const readOnce = async (): Promise<void> => {
  network['/en/about'] = async () => page('read before');
  expect(await opened()).toMatchObject({ text: 'read before' });
};

describe('a page that was read before', () => {
  beforeEach(readOnce);

  it('opens after three seconds where the network accepts and says nothing', async () => {
    network = {};
    expect(await opened()).toEqual({ text: 'read before', after: 3_000 });
    // The next one need not find that out anew.
    expect(await opened()).toEqual({ text: 'read before', after: 300 });
  });

  it('opens at once where there is no network, and where the server fails', async () => {
    network['/en/about'] = gone;
    expect(await opened()).toMatchObject({ text: 'read before' });
    network['/en/about'] = async () => page('oh no', 503);
    expect(await opened()).toMatchObject({ text: 'read before' });
  });

  it('is fresh where the network is slow, also the next time where it was too slow', async () => {
    const slow = (ms: number) => () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(page('new')), ms));
    network['/en/about'] = slow(2_000);
    expect(await opened()).toEqual({ text: 'new', after: 2_000 });
    network['/en/about'] = slow(5_000);
    expect(await opened()).toEqual({ text: 'new', after: 3_000 });
  });

  it('keeps what came too late', async () => {
    network['/en/about'] = () =>
      new Promise((resolve) => setTimeout(() => resolve(page('late')), 5_000));
    expect(await opened()).toMatchObject({ text: 'read before' });
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.all(later);
    network['/en/about'] = gone;
    expect(await opened()).toMatchObject({ text: 'late' });
  });
});

describe('a page that was never read', () => {
  it('gives way to the offline page when nothing answers at all', async () => {
    expect(await opened()).toEqual({ text: null, after: 6_000 });
  });

  it('is waited for while the server answers something', async () => {
    network['/api/health'] = async () => Response.json({});
    network['/en/about'] = () =>
      new Promise((resolve) => setTimeout(() => resolve(page('at last')), 20_000));
    expect(await opened()).toEqual({ text: 'at last', after: 20_000 });
  });
});
