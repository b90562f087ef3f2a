import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { visitedPage as VisitedPage } from '#web/sw/worker/visited.ts';
import { fakeCaches } from './caches.ts';

const page = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
const never = (): Promise<Response> => new Promise(() => undefined);
/** The status, some text, and then nothing. */
const cut = async (text: string, status = 200): Promise<Response> =>
  new Response(
    new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(text)) }),
    { status, headers: { 'content-type': 'text/html' } },
  );
/** A part each second. */
const dripping = (parts: number) => async (): Promise<Response> =>
  new Response(
    new ReadableStream({
      start: async (body) => {
        for (let part = 1; part <= parts; part++) {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          body.enqueue(new TextEncoder().encode(`${part} `));
        }
        body.close();
      },
    }),
    { headers: { 'content-type': 'text/html' } },
  );
const gone = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

let network: Record<string, () => Promise<Response>>;
let later: Promise<unknown>[];
let visited: typeof VisitedPage;

/** What the page gets, and after how many milliseconds; `null` = the offline page. */
const opened = async (): Promise<{ text: string | null; after: number }> => {
  const from = Date.now();
  const visit = visited(new Request('https://alva.test/en/about'), '/en/about', 'b1', (work) =>
    later.push(work),
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

  it('opens after three seconds where the network sends a status and then nothing', async () => {
    network['/en/about'] = () => cut('<p>new');
    expect(await opened()).toEqual({ text: 'read before', after: 3_000 });
    expect(await opened()).toEqual({ text: 'read before', after: 300 });
    network['/en/about'] = () => cut('oh no', 503);
    expect(await opened()).toMatchObject({ text: 'read before' });
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
  it('gives way to the offline page after three seconds when nothing answers at all', async () => {
    expect(await opened()).toEqual({ text: null, after: 3_000 });
    // The browser asks for it anew where a link could not be followed.
    expect(await opened()).toEqual({ text: null, after: 1_000 });
  });

  it('gives way to the offline page after a status and three seconds of nothing', async () => {
    network['/en/about'] = () => cut('<p>new');
    expect(await opened()).toEqual({ text: null, after: 3_000 });
  });

  it('gives way to the offline page where it stops in the middle and the network with it', async () => {
    network['/api/health'] = async () => Response.json({});
    network['/en/about'] = () => cut('<p>new');
    setTimeout(() => {
      network = {};
    }, 7_000);
    expect(await opened()).toEqual({ text: null, after: 9_000 });
  });

  it('gives way to the offline page after a minute, whatever else the server answers', async () => {
    network['/api/health'] = async () => Response.json({});
    network['/en/about'] = () => cut('<p>new');
    expect(await opened()).toEqual({ text: null, after: 60_000 });
  });

  it('is waited for while the server answers something', async () => {
    network['/api/health'] = async () => Response.json({});
    network['/en/about'] = () =>
      new Promise((resolve) => setTimeout(() => resolve(page('at last')), 20_000));
    expect(await opened()).toEqual({ text: 'at last', after: 20_000 });
  });

  it('is waited for while more of it comes', async () => {
    network['/en/about'] = dripping(8);
    expect(await opened()).toEqual({ text: '1 2 3 4 5 6 7 8 ', after: 8_000 });
  });

  it('costs no other request where it comes within a second', async () => {
    let probes = 0;
    network['/api/health'] = async () => {
      probes++;
      return Response.json({});
    };
    network['/en/about'] = () =>
      new Promise((resolve) => setTimeout(() => resolve(page('new')), 900));
    expect(await opened()).toMatchObject({ text: 'new' });
    expect(probes).toBe(0);
  });
});

describe('what a page needs', () => {
  const endless = (): Promise<Response> => cut('half of it');
  const got = async (answer: Promise<Response>): Promise<Response> => {
    let response: Response | undefined;
    void answer.then((it) => {
      response = it;
    });
    await vi.advanceTimersByTimeAsync(100);
    if (response === undefined) throw new Error('Nothing came within 100 ms.');
    return response;
  };

  it('passes a script on while it arrives, and stores it behind', async () => {
    const { lateFile } = await import('#web/sw/worker/files.ts');
    network['/_next/static/a.js'] = endless;
    expect((await got(lateFile('/_next/static/a.js', (work) => later.push(work)))).status).toBe(
      200,
    );
  });

  it('passes a picture on while it arrives, and stores it behind', async () => {
    const { picture } = await import('#web/sw/worker/visited.ts');
    network['/pictures/a.webp'] = endless;
    const request = new Request('https://alva.test/pictures/a.webp');
    expect((await got(picture(request, (work) => later.push(work)))).status).toBe(200);
  });
});

describe('a picture that was never seen here', () => {
  const requested = async (destination: string): Promise<Response> => {
    const { picture } = await import('#web/sw/worker/visited.ts');
    network['/pictures/b.webp'] = gone;
    const request = new Request('https://alva.test/pictures/b.webp');
    Object.defineProperty(request, 'destination', { value: destination });
    return picture(request, (work) => later.push(work));
  };

  it('is drawn without signal, and the drawing is not kept in its place', async () => {
    const drawn = await requested('image');
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
    expect(await drawn.text()).toMatch(/^<svg /);
    network['/pictures/b.webp'] = async () => page('the picture itself');
    const { picture } = await import('#web/sw/worker/visited.ts');
    const again = await picture(new Request('https://alva.test/pictures/b.webp'), (work) =>
      later.push(work),
    );
    expect(await again.text()).toBe('the picture itself');
  });

  it('is a failure to whoever fetches it for something else than showing it', async () => {
    expect((await requested('')).type).toBe('error');
  });
});
