import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answered } from '#edge/contract/telemetry/recorder.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { parseEnv } from '#edge/env.ts';
import { createLog } from '#edge/platform/log.ts';
import { createTelemetry } from '#edge/platform/telemetry/telemetry.ts';
import { attributesOf, type Collector, startCollector } from '#tests/support/otlp-collector.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const START = Date.UTC(2026, 10, 1, 12, 30);
const BATCH_MS = 5_000;

let store: Store;
let collector: Collector;
beforeAll(async () => {
  store = await migrated(stores[0].open);
  collector = await startCollector();
});
afterAll(async () => {
  await collector.stop();
  await store.stop();
});
afterEach(() => {
  vi.useRealTimers();
});

const answered = (more: Partial<Answered> = {}): Answered => ({
  requestId: crypto.randomUUID(),
  method: 'POST',
  route: '/graphql',
  operation: 'MyOrders',
  status: 200,
  isFailed: false,
  from: START,
  durationMs: 40,
  trips: [{ from: 3, ms: 20, statements: 4 }],
  ...more,
});

const world = (endpoint: string | undefined) => {
  const lines: string[] = [];
  const clock = { now: START };
  const telemetry = createTelemetry({
    env: parseEnv({
      DATABASE_URL: store.url,
      REGION: 'jakarta',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20operators',
    }),
    db: store.db,
    fetch: globalThis.fetch,
    log: createLog((line) => lines.push(line)),
    clock: () => clock.now,
  });
  const works: Promise<unknown>[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return {
    clock,
    lines,
    works,
    record: (more?: Partial<Answered>) =>
      telemetry.record(answered(more), (work) => works.push(work)),
    /** The end of a batch. */
    end: async () => {
      vi.advanceTimersByTime(BATCH_MS);
      vi.useRealTimers();
      await Promise.all(works.splice(0));
      vi.useFakeTimers({ toFake: ['setTimeout'] });
    },
  };
};

const served = async () =>
  (await store.db.primary.execute('SELECT region, requests, failed, slow FROM served')).rows.map(
    (row) => ({ ...row }),
  );

describe('what was answered', () => {
  it('reaches a collector of OpenTelemetry a batch at a time: a span, its trips to the store, durations', async () => {
    const { record, end, works } = world(collector.origin);
    const requestId = crypto.randomUUID();
    record({ requestId });
    record({
      operation: undefined,
      route: '/content',
      method: 'GET',
      status: 500,
      isFailed: true,
      trips: [],
    });
    expect(works).toHaveLength(1);
    await end();
    expect(collector.faults).toEqual([]);
    expect(collector.requests.sort()).toEqual([
      '/v1/metrics of operators',
      '/v1/traces of operators',
    ]);
    const [request, trip, failed] = collector.spans;
    expect(request).toMatchObject({ name: 'MyOrders', traceId: requestId.replaceAll('-', '') });
    expect(trip).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
    expect(failed).toMatchObject({ name: 'GET /content', status: { code: 2 } });
    expect(Number(request?.endTimeUnixNano) - Number(request?.startTimeUnixNano)).toBeCloseTo(
      40e6,
      -4,
    );
    const durations = collector.metrics.flatMap((metric) =>
      metric.name === 'http.server.request.duration' && 'histogram' in metric
        ? metric.histogram.dataPoints.map((point) => ({
            ...attributesOf(point),
            count: point.count,
          }))
        : [],
    );
    expect(durations).toMatchObject([
      { 'graphql.operation.name': 'MyOrders', 'http.response.status_code': '200', count: '1' },
      { 'http.route': '/content', 'error.type': '500', count: '1' },
    ]);
  });

  it('is counted for the objectives, once a minute', async () => {
    const { clock, record, end, works } = world(undefined);
    record();
    expect(works).toHaveLength(0);
    clock.now += MINUTE_MS;
    record({ isFailed: true, status: 500 });
    record({ durationMs: 1_500 });
    await end();
    expect(await served()).toEqual([{ region: 'jakarta', requests: 3, failed: 1, slow: 1 }]);
    clock.now += MINUTE_MS;
    record();
    await end();
    expect(await served()).toMatchObject([{ requests: 4 }]);
  });

  it('is lost, and nothing else, when nobody collects it', async () => {
    const { record, end, lines } = world('http://127.0.0.1:1');
    record();
    await end();
    expect(lines.join()).toContain('telemetry not taken');
  });

  it('is sent by a later request when the platform ended the one that was to send it', async () => {
    const { clock, record, works } = world(collector.origin);
    record();
    record();
    expect(works).toHaveLength(1);
    clock.now += MINUTE_MS;
    record();
    expect(works).toHaveLength(2);
    vi.advanceTimersByTime(BATCH_MS);
    vi.useRealTimers();
    await Promise.all(works);
  });
});
