import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';
import { freshDevice, memoryStorage } from '#tests/unit/offline/device.ts';
import { createFetchPage } from '#web/platform/device/fetch-page.ts';
import { BROUGHT_ALONG, PRIVATE_COLLECTIONS } from '#web/platform/offline/collections.ts';
import { createDevice, type Device } from '#web/platform/offline/device.ts';
import { Gate } from '#web/platform/offline/gate.ts';

const OWNER = 'cus_owner';

let bff: Bff;
let cookie: string;
let device: Device;
let sent: { readonly path: string; readonly bytes: number }[] = [];
let now = Date.UTC(2026, 10, 24);

beforeAll(async () => {
  bff = await startBff({ CONFIRMED_FOR_MS: '1000' });
  cookie = (await actor(bff, 'owner')).cookie ?? '';
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bff.stop();
});

const openDevice = (): Device =>
  createDevice({
    clock: { now: () => now, offset: 0, learn: () => undefined },
    connectivity: {
      online: true,
      failing: false,
      probe: async () => true,
      reach: async () => true,
      subscribe: () => () => undefined,
      report: () => undefined,
      stop: () => undefined,
    },
    tabs: { tell: () => undefined, listen: () => () => undefined, close: () => undefined },
    alone: (_, work) => work(),
    inTurn: (_, work) => work(),
    mayFillAgain: async () => false,
    gateOf: () => new Gate(),
    setTimer: () => () => undefined,
    // Each visit asks anew where collections end.
    fetchPage: createFetchPage(
      () => OWNER,
      () => undefined,
      () => now,
      (run) => void setTimeout(run, 10),
    ),
  });

/** What a wake-up asks for: all of the person's, and what is brought along. */
const wakeUp = async (): Promise<void> => {
  const all = [...PRIVATE_COLLECTIONS, ...BROUGHT_ALONG];
  const outcomes = await Promise.all(all.map((collection) => device.refresh(collection)));
  expect(outcomes.map(({ kind }) => kind)).toEqual(all.map(() => 'done'));
};

const writes = vi.spyOn(IDBObjectStore.prototype, 'put');
const deletions = vi.spyOn(IDBObjectStore.prototype, 'delete');

beforeEach(async () => {
  vi.stubGlobal('location', { href: `${ORIGIN}/` });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    const body = request.method === 'POST' ? await request.text() : undefined;
    const answer = await bff.fetch(`${pathname}${search}`, {
      method: request.method,
      headers: { ...headers, origin: ORIGIN, ...(pathname === '/graphql' && { cookie }) },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    sent.push({ path: pathname, bytes: text.length });
    return new Response(text, { status: answer.status, headers: answer.headers });
  });
  freshDevice();
  device = openDevice();
  await device.person(OWNER);
  await wakeUp();
  sent = [];
  writes.mockClear();
  deletions.mockClear();
});

describe('a device that has everything', () => {
  it('asks two questions, gets less than 600 bytes, and writes nothing', async () => {
    now += 60_000;
    await wakeUp();
    expect(sent.map(({ path }) => path).sort()).toEqual(['/content', '/graphql']);
    expect(sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(600);
    expect(writes).not.toHaveBeenCalled();
    expect(deletions).not.toHaveBeenCalled();
  });

  it('shows that it was confirmed, in this visit and, after a while, in the next', async () => {
    now += 60_000;
    await wakeUp();
    expect((await device.read('vehicles'))?.state.syncedAt).toBe(now);
    expect((await device.read('stations'))?.state.syncedAt).toBe(now);
    now += 16 * 60_000;
    await wakeUp();
    expect(writes).toHaveBeenCalled();
    const noted = now;
    device = openDevice();
    expect((await device.read('stations'))?.state.syncedAt).toBe(noted);
  });

  it('asks for what changed alone, in one question more', async () => {
    await bff.db.primary.execute(
      `UPDATE station SET address = address || '.' WHERE id = 'sta_demo_arus-kuta'`,
    );
    now += 60_000;
    // The answer of a moment ago is good for five seconds.
    await vi.waitFor(
      async () => {
        now += 6_000;
        sent = [];
        await wakeUp();
        expect(sent.map(({ path }) => path).sort()).toEqual(['/content', '/content', '/graphql']);
      },
      { timeout: 60_000, interval: 500 },
    );
    const copy = await device.read('stations');
    expect(copy?.records.find(({ id }) => id === 'sta_demo_arus-kuta')?.value.address).toMatch(
      /\.$/,
    );
  });

  it('reads its own write from the server itself', async () => {
    await bff.db.primary.execute(
      `UPDATE station SET address = address || '!' WHERE id = 'sta_demo_arus-kuta'`,
    );
    expect(await device.catchUp('stations')).toBe(true);
    const copy = await device.read('stations');
    expect(copy?.records.find(({ id }) => id === 'sta_demo_arus-kuta')?.value.address).toMatch(
      /!$/,
    );
  });
});
