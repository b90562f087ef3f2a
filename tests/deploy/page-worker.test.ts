import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RETRY_AFTER_S } from '#edge/contract/come-back.ts';
import { bundlePages } from '#edge/run/bundle-worker.ts';
import { COMPATIBILITY_DATE, pageWorker } from '#edge/run/page-worker.ts';
import { attributesOf, type Collector, startCollector } from '#tests/support/otlp-collector.ts';
import { writeSite } from './site.ts';

const ORIGIN = 'http://www.alva.example';

let folder: string;
let runtime: Miniflare;
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
  folder = mkdtempSync(join(tmpdir(), 'alva-page-worker-'));
  writeSite(folder, { build: 'one', origin: ORIGIN });
  const settings = {
    SITE_ORIGIN: ORIGIN,
    REGION: 'jakarta',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20operators',
  };
  runtime = new Miniflare(
    convertV4MiniflareOptions({
      handleStructuredLogs: () => undefined,
      workers: [
        pageWorker(await bundlePages(), 'bff', settings, folder),
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
  await collector.stop();
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

  it('tells a collector of OpenTelemetry what it answered and how long that took, and not which page', async () => {
    const answers = [
      await ask('/en'),
      await ask('/en/charging-station/sta_secret'),
      await ask('/en/nothing'),
      await ask('/sitemap.xml'),
      await ask('/api/session'),
    ];
    for (const answer of answers) await answer.arrayBuffer();
    const histograms = (): Record<string, unknown>[] =>
      collector.metrics.flatMap((metric) =>
        metric.name === 'http.server.request.duration' && 'histogram' in metric
          ? metric.histogram.dataPoints.map((point) => ({ ...attributesOf(point), n: point.count }))
          : [],
      );
    const of = (status: string) =>
      histograms().filter((point) => point['http.response.status_code'] === status);
    await vi.waitUntil(() => of('404').length > 0 && of('503').length > 0, { timeout: 60_000 });
    expect(collector.faults).toEqual([]);
    expect(of('200').map((point) => point['http.route'])).toContain('/{page}');
    expect(of('503')).toMatchObject([{ 'http.route': '/sitemap.xml', 'error.type': '503' }]);
    expect(of('404').map((point) => point['http.route'])).toEqual(['/*']);
    const failed = collector.spans.filter(({ status }) => status.code === 2);
    expect(failed.map(({ name }) => name)).toEqual(['GET /sitemap.xml']);
    expect(JSON.stringify([collector.metrics, collector.spans])).not.toMatch(/sta_secret|session/);
    expect(collector.resources).toContainEqual(
      expect.objectContaining({ 'service.name': 'alva-pages', 'cloud.region': 'jakarta' }),
    );
  }, 30_000);

  it('has no sitemap that leaves chargers out', async () => {
    expect((await ask('/sitemap.xml')).status).toBe(503);
  });
});
