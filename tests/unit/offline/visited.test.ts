import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STATIC_FILES } from '#web/build/next-router.ts';
import { PAGES, picture, readPage } from '#web/sw/worker/visited.ts';
import { fakeCaches } from './caches.ts';

const PATH = '/id/delivery';
const [SCRIPT, LATER_SCRIPT] = [`${STATIC_FILES}chunks/page.js`, `${STATIC_FILES}chunks/form.js`];

/** Some of it, and then the line is cut. */
const cut = (): Response =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new Uint8Array(8)),
      pull: (body) => body.error(new TypeError('network error')),
    }),
  );

let device: ReturnType<typeof fakeCaches>;
let network: Record<string, () => Response>;
beforeEach(() => {
  device = fakeCaches();
  network = {
    [PATH]: () =>
      new Response(`<script src="${SCRIPT}"></script>`, {
        headers: { 'content-type': 'text/html' },
      }),
    [SCRIPT]: () => new Response(`import("${LATER_SCRIPT}")`),
    [LATER_SCRIPT]: () => new Response('form'),
  };
  vi.stubGlobal('caches', device.storage);
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://alva.test');
    const answer = network[pathname];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const pages = (): string[] => device.pathsIn(`${PAGES}b1`);

it('a page is kept with the scripts it loads at once and later', async () => {
  await readPage(PATH, 'b1');
  expect(pages()).toEqual([PATH]);
  expect(device.pathsIn('alva-files').sort()).toEqual([LATER_SCRIPT, SCRIPT].sort());
});

it.each([
  ['is gone', undefined],
  ['is cut', cut],
  ['serves another release', () => new Response('', { status: 404 })],
])('a page is not kept when the network %s before all its scripts are here', async (_, answer) => {
  if (answer === undefined) delete network[LATER_SCRIPT];
  else network[LATER_SCRIPT] = answer;
  await readPage(PATH, 'b1');
  expect(pages()).toEqual([]);
});

it('a script that a metered line left out of the installation is kept with a page that needs it', async () => {
  const shell = await device.storage.open('alva-shell');
  await shell.put(`${SCRIPT}?__sw=file&rev=1`, new Response(`import("${LATER_SCRIPT}")`));
  await shell.put('/__builds/b1', Response.json([`${SCRIPT}?__sw=file&rev=1`]));
  network[SCRIPT] = () => new Response('of no use', { status: 500 });
  network[PATH] = () =>
    new Response(`<script src="${SCRIPT}"></script><script src="${LATER_SCRIPT}"></script>`, {
      headers: { 'content-type': 'text/html' },
    });
  await readPage(PATH, 'b1');
  expect(pages()).toEqual([PATH]);
  expect(device.pathsIn('alva-files')).toEqual([LATER_SCRIPT]);
});

it('an answer that is cut on its way costs none of the copies that are here', async () => {
  const seen = ['/pictures/1.avif', '/pictures/2.avif', '/pictures/3.avif'];
  const works: Promise<unknown>[] = [];
  const see = (path: string) =>
    picture(new Request(`https://alva.test${path}`), (work) => works.push(work));
  for (const path of seen) {
    network[path] = () => new Response('picture');
    await see(path);
    await Promise.all(works);
  }
  network['/pictures/4.avif'] = cut;
  await see('/pictures/4.avif');
  await Promise.all(works);
  expect(device.pathsIn('alva-pictures')).toEqual(seen);
});

/** Asks for a picture that is shown; done when it is kept, too. */
const see = async (path: string): Promise<Response> => {
  const works: Promise<unknown>[] = [];
  const request = new Request(`https://alva.test${path}`);
  Object.defineProperty(request, 'destination', { value: 'image' });
  const answer = await picture(request, (work) => works.push(work));
  await Promise.all(works);
  return answer;
};

it('a motorcycle whose picture for dark grounds cannot be had is shown in its photograph', async () => {
  const of = (color: string, shot: string) => `/pictures/models/alva-one/${color}/${shot}.avif`;
  network[of('copper', 'hero-960')] = () => new Response('copper');
  await see(of('copper', 'hero-960'));
  expect(await (await see(of('copper', 'cutout-960'))).text()).toBe('copper');
  for (const other of [of('green', 'cutout-960'), of('copper', 'side-960')])
    expect(await (await see(other)).text()).toContain('<svg');
});

it('a picture that cannot be had is shown in the size that is on the device, else drawn', async () => {
  network['/pictures/places/hall-640.avif'] = () => new Response('hall');
  await see('/pictures/places/hall-640.avif');
  expect(await (await see('/pictures/places/hall-1200.avif')).text()).toBe('hall');
  const [place, model] = await Promise.all(
    ['/pictures/places/mall-1200.avif', '/pictures/models/alva-one/hero-1200.avif'].map(
      async (path) => (await see(path)).text(),
    ),
  );
  for (const drawn of [place, model]) expect(drawn).toContain('<svg');
  expect(place).not.toBe(model);
  expect(device.pathsIn('alva-pictures')).toEqual(['/pictures/places/hall-640.avif']);
});

it('a script that stalls holds up what comes after its page for a minute, not for ever', async () => {
  vi.useFakeTimers();
  try {
    vi.stubGlobal('fetch', (input: string, { signal }: RequestInit = {}) => {
      const answer = network[input];
      if (answer !== undefined && input !== SCRIPT) return Promise.resolve(answer());
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    let isOver = false;
    void readPage(PATH, 'b1').then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isOver).toBe(true);
    expect(pages()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
