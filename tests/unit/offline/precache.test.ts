import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Build, type Entry, keyOf, revisionOf } from '#web/sw/worker/entry.ts';
import type { WorkerScope } from '#web/sw/worker/language.ts';
import { createPacks } from '#web/sw/worker/packs.ts';
import { fromPrecache, installBuild, keysOf, WHAT_FITS } from '#web/sw/worker/precache.ts';
import { fakeCaches } from './caches.ts';

const html = (path: string, revision = path): Entry => ({ kind: 'html', path, revision });
const rsc = (path: string): Entry => ({ kind: 'rsc', path, revision: `${path}.rsc` });
const PAGES = ['/en/product', '/en/my-ev', '/en', '/en/offline', '/id/offline'];
const build: Build = {
  id: 'b1',
  entries: [
    ...PAGES.map((path) => html(path)),
    ...PAGES.map(rsc),
    { kind: 'file', path: '/_next/static/a.js', revision: 'a' },
  ],
  sizes: {},
  shells: [],
};

let device: ReturnType<typeof fakeCaches>;
let fetched: string[];
let up: boolean;

beforeEach(() => {
  device = fakeCaches();
  fetched = [];
  up = true;
  vi.stubGlobal('caches', device.storage);
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    if (!up) throw new TypeError('Failed to fetch');
    return new Response(path);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isHere = async (entry: Entry): Promise<boolean> => (await fromPrecache(entry)) !== undefined;

/** A worker with one tab that reads English. */
const scope: WorkerScope = {
  clients: { matchAll: async () => [{ url: 'https://alva.test/en' }] },
  registration: { installing: null, waiting: null },
  navigator: { languages: ['en'] },
};

describe('installing on a disk without room for everything', () => {
  it.each([3, 4, 5, 8])('with room for %i keeps what is needed most', async (room) => {
    device.limit.room = room;
    expect(await installBuild(build, WHAT_FITS)).toBe('part');
    expect(await isHere(html('/en/offline'))).toBe(true);
    // The note tells the truth: everything it names is here.
    const noted = (await keysOf('b1')) ?? [];
    expect(noted.length).toBe(room - 1);
    for (const key of noted) expect(device.pathsIn('alva-shell')).toContain(key);
  });

  it('keeps the offline pages, then scripts, then the pages of the road', async () => {
    device.limit.room = 5;
    await installBuild(build, WHAT_FITS);
    expect(device.pathsIn('alva-shell').map((path) => path.replace(/\?.*/, ''))).toEqual(
      expect.arrayContaining(['/en/offline', '/id/offline', '/_next/static/a.js', '/en/my-ev']),
    );
  });

  it('fetches the rest when there is room again', async () => {
    device.limit.room = 5;
    await installBuild(build, WHAT_FITS);
    device.limit.room = 100;
    expect(await installBuild(build, WHAT_FITS)).toBe('whole');
    expect((await keysOf('b1'))?.length).toBe(build.entries.length);
  });

  it('never replaces a whole build by a part of the next', async () => {
    await createPacks(build, scope).install();
    device.limit.room = device.pathsIn('alva-shell').length + 3;
    const next = { ...build, id: 'b2', entries: PAGES.map((path) => html(path, `${path}2`)) };
    await expect(createPacks(next, scope).install()).rejects.toThrow('full');
    expect(await keysOf('b2')).toBeUndefined();
  });
});

describe('caches that were cleared under the worker', () => {
  it('are filled again when somebody reads a page, also after a try without signal', async () => {
    vi.useFakeTimers();
    const packs = createPacks(build, scope);
    await packs.install();
    await device.storage.delete('alva-shell');
    up = false;
    await packs.add(['en']);
    expect(await packs.languagesOnDevice()).toBeUndefined();
    up = true;
    vi.advanceTimersByTime(5_000);
    await packs.add(['en']);
    expect(await packs.languagesOnDevice()).toEqual(new Set(['en']));
  });

  it('are not asked for at every request while nobody answers', async () => {
    vi.useFakeTimers();
    const packs = createPacks(build, scope);
    up = false;
    await packs.repair();
    const fetchesBefore = fetched.length;
    const again = [packs.repair(), packs.repair()];
    await vi.advanceTimersByTimeAsync(4_999);
    expect(fetched).toHaveLength(fetchesBefore);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(again);
    expect(fetched).toHaveLength(2 * fetchesBefore);
  });

  it('are filled though the last who asked did so just after a try without signal', async () => {
    vi.useFakeTimers();
    const packs = createPacks(build, scope);
    await packs.install();
    await device.storage.delete('alva-shell');
    up = false;
    await packs.repair();
    up = true;
    const last = packs.repair();
    await vi.advanceTimersByTimeAsync(5_000);
    await last;
    expect(await packs.languagesOnDevice()).toEqual(new Set(['en']));
  });
});

describe('an update', () => {
  const scriptOf = (id: string): string => `self.b="${id}"`;
  const page = (id: string): string => `<html data-build="${id}"><script>${scriptOf(id)}</script>`;
  const source = async (code: string): Promise<string> => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
    return `'sha256-${Buffer.from(digest).toString('base64')}'`;
  };
  const buildOf = (id: string, changed = ''): Build => ({
    id,
    entries: [
      html('/en', revisionOf('home', id)),
      html('/en/product', revisionOf(`product${changed}`, id)),
      { kind: 'file', path: '/_next/static/a.js', revision: 'a' },
    ],
    sizes: {},
    shells: [],
  });
  const serve = (id: string): void => {
    vi.stubGlobal('fetch', async (path: string) => {
      fetched.push(path);
      const policy = `script-src 'self' ${await source(scriptOf(id))}; object-src 'none'`;
      return new Response(page(id), { headers: { 'content-security-policy': policy } });
    });
  };
  beforeEach(async () => {
    serve('aaaaaaaaaaaa');
    await installBuild(buildOf('aaaaaaaaaaaa'));
    fetched = [];
  });

  it('fetches what changed; a page that differs by the name of its build alone is carried over', async () => {
    serve('bbbbbbbbbbbb');
    await installBuild(buildOf('bbbbbbbbbbbb', '2'));
    expect(fetched).toEqual(['/en/product']);
    const home = await fromPrecache(html('/en', revisionOf('home', 'bbbbbbbbbbbb')));
    expect(await home?.clone().text()).toBe(page('bbbbbbbbbbbb'));
    // Its own scripts run under the policy it comes with.
    expect(home?.headers.get('content-security-policy')).toBe(
      `script-src 'self' ${await source(scriptOf('bbbbbbbbbbbb'))}; object-src 'none'`,
    );
    // A tab of the build before still has its own.
    const before = await fromPrecache(html('/en', revisionOf('home', 'aaaaaaaaaaaa')));
    expect(await before?.text()).toBe(page('aaaaaaaaaaaa'));
  });

  it('fetches everything when the names are not equally long, because payloads count their bytes', async () => {
    serve('b2');
    await installBuild(buildOf('b2'));
    expect(fetched.sort()).toEqual(['/en', '/en/product']);
  });

  it('fetches a page anew that an earlier worker stored under the name of a build it is not of', async () => {
    const cache = await device.storage.open('alva-shell');
    const home = html('/en', revisionOf('home', 'aaaaaaaaaaaa'));
    await cache.put(keyOf(home), new Response(page('cccccccccccc')));
    serve('bbbbbbbbbbbb');
    await installBuild(buildOf('bbbbbbbbbbbb'));
    expect(fetched).toEqual(['/en']);
    const mended = await fromPrecache(html('/en', revisionOf('home', 'bbbbbbbbbbbb')));
    expect(await mended?.text()).toBe(page('bbbbbbbbbbbb'));
  });
});

describe('an update while two builds are served', () => {
  const NEW = 'bbbbbbbbbbbb';
  const home = html('/en', revisionOf('home', NEW));
  const link: Entry = { ...rsc('/en'), revision: revisionOf('link', NEW) };
  const file: Entry = { kind: 'file', path: '/_next/static/b.js', revision: 'b' };
  const next: Build = { ...build, id: NEW, entries: [home, link, file] };
  /** Which build answers a request for a page, or for its payload. */
  let answering: { html: string; rsc: string };
  beforeEach(async () => {
    await installBuild(build);
    answering = { html: NEW, rsc: NEW };
    vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
      fetched.push(path);
      if (path === file.path) return new Response('no build stands in a file');
      return new Response(`of ${answering[new Headers(headers).has('rsc') ? 'rsc' : 'html']}`);
    });
  });

  it.each(['html', 'rsc'] as const)(
    'does not store the other build’s answer (%s) and ends; once its own build answers, it is installed',
    async (kind) => {
      answering[kind] = 'aaaaaaaaaaaa';
      await expect(createPacks(next, scope).install()).rejects.toThrow('/en: of another build');
      expect(await isHere(kind === 'html' ? home : link)).toBe(false);
      // The worker before goes on with what it has.
      expect([await keysOf(NEW), (await keysOf('b1'))?.length]).toEqual([
        undefined,
        build.entries.length,
      ]);
      answering[kind] = NEW;
      await createPacks(next, scope).install();
      expect(await (await fromPrecache(home))?.text()).toBe(`of ${NEW}`);
      expect(await (await fromPrecache(link))?.text()).toBe(`of ${NEW}`);
      expect((await keysOf(NEW))?.length).toBe(next.entries.length);
    },
  );
});

describe('where data is saved or paid for', () => {
  const on = (connection: WorkerScope['navigator']['connection']): WorkerScope => ({
    ...scope,
    navigator: { languages: ['en'], ...(connection && { connection }) },
  });
  const saving = (saveData: boolean) => on({ saveData });
  const withRoad: Build = {
    ...build,
    entries: [...build.entries, { kind: 'file', path: '/road.js', revision: 'r', road: true }],
  };

  it.each([
    ['the person saves data', { saveData: true }],
    ['the line is paid for by its volume', { saveData: false, type: 'cellular' }],
  ])(
    'only the offline pages, the pages of the road and their files are installed: %s',
    async (_, connection) => {
      await createPacks(withRoad, on(connection)).install();
      const paths = new Set(device.pathsIn('alva-shell').map((path) => path.replace(/\?.*/, '')));
      expect([...paths].sort()).toEqual(
        ['/__builds/b1', '/en/my-ev', '/en/offline', '/id/offline', '/road.js'].sort(),
      );
    },
  );

  it('the rest comes as soon as it is not saved any more', async () => {
    await createPacks(withRoad, saving(true)).install();
    const packs = createPacks(withRoad, saving(false));
    await packs.add(['en']);
    expect((await keysOf('b1'))?.length).toBe(withRoad.entries.length);
  });
});

/** Headers and a first part, then a part every so often, or nothing more; ends when it is given up. */
const slowly = (path: string, { signal }: RequestInit, everyMs: number, parts: number): Response =>
  new Response(
    new ReadableStream({
      start: (body) => {
        signal?.addEventListener('abort', () => body.error(signal.reason));
        body.enqueue(new TextEncoder().encode(path));
        for (let part = 1; part <= parts; part++)
          setTimeout(() => body.enqueue(new TextEncoder().encode('.')), part * everyMs);
        if (parts > 0) setTimeout(() => body.close(), parts * everyMs);
      },
    }),
  );

describe('an answer that stalls while a build is installed', () => {
  const outcomeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(String, ({ name }: Error) => name);

  it.each(['before', 'in the middle of'])(
    '%s its body ends the installation after a minute',
    async (where) => {
      vi.useFakeTimers();
      vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
        if (path !== '/_next/static/a.js') return new Response(path);
        if (where === 'in the middle of') return slowly(path, init, 0, 0);
        return new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        });
      });
      const outcome = outcomeOf(installBuild(build, WHAT_FITS));
      await vi.advanceTimersByTimeAsync(61_000);
      expect(await Promise.race([outcome, 'still waiting'])).toBe('TimeoutError');
      // What came before it is not fetched again.
      expect(await isHere(html('/en/offline'))).toBe(true);
    },
  );

  it('is not one that goes on coming, however slowly', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
      path === '/_next/static/a.js' ? slowly(path, init, 50_000, 5) : new Response(path),
    );
    const outcome = outcomeOf(installBuild(build, WHAT_FITS));
    await vi.advanceTimersByTimeAsync(251_000);
    expect(await Promise.race([outcome, 'still waiting'])).toBe('whole');
  });
});
