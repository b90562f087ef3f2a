import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onFreePort, type Sqld, startSqld } from '#db/sqld.ts';
import { RETRY_AFTER_S } from '#edge/contract/come-back.ts';
import { bundlePages, bundleWorker } from '#edge/run/bundle-worker.ts';
import { startControl } from '#edge/run/control.ts';
import { type Region, startRegion } from '#edge/run/region.ts';
import { writeSite } from './site.ts';
import { guestWithCart, productsIn } from './visitors.ts';

/** What was started; the last one ends first. */
const parts: { stop(): Promise<unknown> }[] = [];
let folder: string;
let region: Region;
let control: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-region-'));
  parts.push({ stop: async () => rmSync(folder, { recursive: true, force: true }) });
  const options = { folder: join(folder, 'primary'), replication: true };
  cpSync(process.env.TEST_SQLD_TEMPLATE ?? '', options.folder, { recursive: true });
  let server: Sqld | undefined = await startSqld(options);
  const { url, replicationUrl } = server;
  parts.push({ stop: async () => server?.kill() });
  const again = {
    ...options,
    port: Number(new URL(url).port),
    replicationPort: Number(new URL(replicationUrl).port),
  };
  const primary = {
    isUp: () => server !== undefined,
    setUp: async (up: boolean) => {
      if (up) server ??= await startSqld(again);
      else {
        await server?.kill();
        server = undefined;
      }
    },
  };
  const [bff, pages] = await Promise.all([bundleWorker(), bundlePages()]);
  const assets = join(folder, 'assets');
  region = await onFreePort((port) => {
    writeSite(assets, { build: 'one', origin: `http://localhost:${port}` });
    return startRegion({
      name: 'jakarta',
      port,
      folder,
      pages,
      assets,
      bff,
      primary: { url, replicationUrl },
      hasReplica: true,
      jobsAfterMs: 60_000,
      bindings: {},
    });
  });
  parts.push(region);
  const page = await startControl(primary, [region], 0);
  parts.push(page);
  control = page.origin;
});
afterAll(async () => {
  for (const part of parts.toReversed()) await part.stop();
});

const set = (path: string, change: object, headers: Record<string, string> = {}) =>
  fetch(`${control}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(change),
  });
const statusOf = (path: string): Promise<number | 'nobody'> =>
  fetch(region.origin + path, { redirect: 'manual' }).then(
    ({ status }) => status,
    () => 'nobody' as const,
  );

const state = async () => (await fetch(`${control}/state`)).json();
const GOOD_LINE = { delayMs: 0, lossPercent: 0, isCut: false };
const READ = '/api/session';
/** What only the store can tell. */
const OF_THE_STORE = '/sitemap.xml';
/** Public content that no other test reads, so that no region has it ready. */
const NEVER_READ = productsIn('id');
const PATIENT = { timeout: 60_000, interval: 200 };
/** A broken line sets back what is loaded over it as well. */
const WITH_PAUSES = { timeout: 90_000, interval: 4_000 };

const health = async () => {
  const answer = await fetch(`${region.origin}/api/health`);
  return { status: answer.status, body: await answer.json() };
};
/** A replica that is loading its store passes reads on to the primary: with that line broken it fails them. */
const statusWithoutPrimary = async () => {
  await set('/jakarta/line/replica', { ...GOOD_LINE, lossPercent: 100 });
  const status = await statusOf(OF_THE_STORE);
  await set('/jakarta/line/replica', GOOD_LINE);
  return status;
};

describe('the control page of `npm run edge`', () => {
  it('kills the page worker, whose address then nobody answers at, and starts it where it was', async () => {
    expect(await statusOf('/en')).toBe(200);
    await set('/jakarta/pages', { up: false });
    expect(await state()).toMatchObject({ regions: [{ pages: false, bff: true, replica: true }] });
    expect(await statusOf('/en')).toBe('nobody');
    await set('/jakarta/pages', { up: true });
    expect(await statusOf('/en')).toBe(200);
    expect(await statusOf(READ)).toBe(200);
  });

  it('kills the BFF, and pages are answered without it', async () => {
    await set('/jakarta/bff', { up: false });
    expect([await statusOf('/en'), await statusOf(READ)]).toEqual([200, 503]);
    await set('/jakarta/bff', { up: true });
    expect(await statusOf(READ)).toBe(200);
  });

  it('kills the primary: a change is refused, and what was made before is there after its start', async () => {
    const guest = await guestWithCart(region.origin);
    await guest.have(3);
    await set('/primary', { up: false });
    expect(await state()).toMatchObject({ primary: false });
    await expect(guest.have(5)).rejects.toThrow(/"code":"UNAVAILABLE"/);
    await set('/primary', { up: true });
    expect(await guest.caps()).toBe(3);
    await guest.have(2);
  });

  it('kills the primary, and reads of a replica that has caught up go on', async () => {
    await expect.poll(() => statusOf(OF_THE_STORE), PATIENT).toBe(200);
    await expect.poll(statusWithoutPrimary, WITH_PAUSES).toBe(200);
    await set('/primary', { up: false });
    const answers = [await statusOf(OF_THE_STORE), await health()];
    await set('/primary', { up: true });
    expect(answers).toEqual([
      200,
      { status: 200, body: expect.objectContaining({ status: 'ok', replicaLag: null }) },
    ]);
  });

  it('kills the primary, and a replica that starts meanwhile is away until it is back', async () => {
    await set('/primary', { up: false });
    await set('/jakarta/replica', { up: false });
    await set('/jakarta/replica', { up: true });
    const answers = await Promise.all([statusOf(OF_THE_STORE), health()]);
    await set('/primary', { up: true });
    expect(answers).toEqual([
      503,
      { status: 503, body: expect.objectContaining({ status: 'unavailable' }) },
    ]);
    await expect.poll(() => statusOf(OF_THE_STORE), PATIENT).toBe(200);
  });

  it('kills the replica, which comes back on its disk', async () => {
    await set('/jakarta/replica', { up: false });
    expect(await state()).toMatchObject({ regions: [{ replica: false }] });
    expect([200, 503]).toContain(await statusOf(OF_THE_STORE));
    const answer = await fetch(region.origin + NEVER_READ);
    await set('/jakarta/replica', { up: true });
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAVAILABLE' } }],
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(RETRY_AFTER_S.from);
    await expect.poll(() => statusOf(OF_THE_STORE), PATIENT).toBe(200);
  });

  it('makes the line to the primary long, or breaks what goes over it', async () => {
    const guest = await guestWithCart(region.origin);
    await set('/jakarta/line/worker', { ...GOOD_LINE, delayMs: 300 });
    const from = performance.now();
    await guest.have(2);
    expect(performance.now() - from).toBeGreaterThan(590);
    await set('/jakarta/line/worker', { ...GOOD_LINE, lossPercent: 100 });
    await expect(guest.have(4)).rejects.toThrow();
    await set('/jakarta/line/worker', GOOD_LINE);
    expect(await guest.caps()).toBe(2);
  });

  it('takes no form of another site, and no part or state that there is not', async () => {
    const foreign = await set('/primary', { up: false }, { origin: 'https://a.test' });
    expect(foreign.status).toBe(403);
    expect((await set('/mars/bff', { up: false })).status).toBe(400);
    expect((await set('/jakarta/bff', { up: 'perhaps' })).status).toBe(400);
    expect((await set('/jakarta/line/worker', { ...GOOD_LINE, delayMs: -1 })).status).toBe(400);
    expect(await state()).toMatchObject({ primary: true, regions: [{ pages: true, bff: true }] });
  });

  it('shows each part to a person, with a button for it', async () => {
    const page = await (await fetch(`${control}/control`)).text();
    for (const part of ['Primary', 'Page worker', 'BFF', 'Replica'])
      expect(page).toMatch(new RegExp(`${part}: <strong>running</strong>`));
  });
});
