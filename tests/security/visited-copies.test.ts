import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '#tests/unit/offline/caches.ts';
import { PAGES, PAYLOADS, readPage, visitedPage, visitedPayload } from '#web/sw/worker/visited.ts';

const PATH = '/en/sell-my-motorcycle/lst_ayu';

let device: ReturnType<typeof fakeCaches>;
let control: string;
beforeEach(() => {
  device = fakeCaches();
  vi.stubGlobal('caches', device.storage);
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const isPayload = input instanceof Request && input.headers.has('rsc');
    const type = isPayload ? 'text/x-component' : 'text/html';
    return new Response('+62 812', { headers: { 'content-type': type, 'cache-control': control } });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What is on the device of a page after it was opened by its address, by a link, and read. */
const copies = async (): Promise<string[]> => {
  const works: Promise<unknown>[] = [];
  const later = (work: Promise<unknown>): void => void works.push(work);
  const address = `https://alva.test${PATH}`;
  await visitedPage(new Request(address), PATH, 'b1', later);
  await visitedPayload(new Request(address, { headers: { rsc: '1' } }), PATH, 'b1', later);
  await readPage(PATH, 'b1');
  await Promise.all(works);
  return [...device.pathsIn(`${PAGES}b1`), ...device.pathsIn(`${PAYLOADS}b1`)];
};

it('a page that may be taken back, with a stranger’s number in it, is not kept on a device', async () => {
  control = 'private, no-store';
  expect(await copies()).toEqual([]);
});

it('any other page that was read is', async () => {
  control = 'private, no-cache';
  expect(await copies()).toHaveLength(2);
});
