import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETRY_AFTER_S } from '#edge/contract/come-back.ts';
import { bundlePages, COMPATIBILITY_DATE, pageWorker } from '#edge/run/page-worker.ts';
import { writeSite } from './site.ts';

const ORIGIN = 'http://www.alva.example';

let folder: string;
let runtime: Miniflare;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-page-worker-'));
  writeSite(folder, { build: 'one', origin: ORIGIN });
  runtime = new Miniflare(
    convertV4MiniflareOptions({
      handleStructuredLogs: () => undefined,
      workers: [
        pageWorker(await bundlePages(), 'bff', { SITE_ORIGIN: ORIGIN }, folder),
        {
          name: 'bff',
          modules: [
            {
              type: 'ESModule',
              path: 'bff.mjs',
              contents: 'export default { fetch() { throw new Error("The BFF is down."); } };',
            },
          ],
          compatibilityDate: COMPATIBILITY_DATE,
        },
      ],
    }),
  );
  await runtime.ready;
});
afterAll(async () => {
  await runtime.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, method = 'GET') =>
  runtime.dispatchFetch(ORIGIN + path, { method, redirect: 'manual' });

describe('the page worker whose BFF is down', () => {
  it.each([
    ['/api/session', 'GET'],
    ['/graphql', 'POST'],
    ['/content', 'GET'],
    ['/files/fil_1', 'GET'],
  ])('asks whoever wants %s (%s) to come back, and no cache keeps that', async (path, method) => {
    const { status, headers } = await ask(path, method);
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(RETRY_AFTER_S.from);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('answers pages, and what they are opened for as the shell', async () => {
    for (const path of ['/en', '/en/charging-station/sta_1']) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain('build one');
    }
    expect((await ask('/en/nothing')).status).toBe(404);
  });

  it('has no sitemap that leaves chargers out', async () => {
    expect((await ask('/sitemap.xml')).status).toBe(503);
  });
});
