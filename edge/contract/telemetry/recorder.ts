import type { Served } from '#edge/contract/served.ts';
import { SLOW_MS } from '#edge/contract/staff/status.ts';
import { MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import {
  addTo,
  emptyHistogram,
  type Histogram,
  histogramMetric,
  metricsOf,
  type Span,
  tracesOf,
} from './otlp.ts';
import { resourceOf, type Sending, type Service, sendTelemetry } from './send.ts';

/** A trip to the store: when it began, in ms since the request did. */
export interface Trip {
  readonly from: number;
  readonly ms: number;
  readonly statements: number;
}

/** One request that was answered. */
export interface Answered {
  /** A UUID, which is a trace's id as well. */
  readonly requestId: string;
  readonly method: string;
  /** The form of the address, never the address: that may name a person. */
  readonly route: string;
  readonly operation: string | undefined;
  readonly status: number;
  /** Whether it is our fault. */
  readonly isFailed: boolean;
  /** Epoch ms. */
  readonly from: number;
  readonly durationMs: number;
  readonly trips: readonly Trip[];
}

/** Lets something go on after the answer. */
export type Later = (work: Promise<unknown>) => void;

export interface Telemetry {
  record(answered: Answered, later: Later): void;
}

const BATCH_MS = 5 * SECOND_MS;
/** A platform that ends a request early takes its batch along; then the next request sends one. */
const LOST_MS = 30 * SECOND_MS;
/** Counts are saved once a minute by each isolate. */
const COUNT_MS = MINUTE_MS;
/** Of a flood the first are enough. */
const MOST_SPANS = 1_000;
/** Kinds of requests that are counted apart. */
const MOST_SERIES = 200;

interface Batch {
  readonly from: number;
  readonly spans: Span[];
  readonly requests: Map<string, Histogram>;
  readonly store: Histogram;
}

const newBatch = (from: number): Batch => ({
  from,
  spans: [],
  requests: new Map(),
  store: emptyHistogram({ 'db.system.name': 'libsql' }),
});

const spanId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

const spansOf = (answered: Answered): Span[] => {
  const { requestId, method, route, operation, status, isFailed, from, durationMs } = answered;
  const traceId = requestId.replaceAll('-', '');
  const own = spanId();
  return [
    {
      traceId,
      spanId: own,
      name: operation ?? `${method} ${route}`,
      kind: 'server',
      from,
      until: from + durationMs,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'graphql.operation.name': operation,
      },
      isError: isFailed,
    },
    ...answered.trips.map(
      (trip): Span => ({
        traceId,
        spanId: spanId(),
        parentId: own,
        name: 'store',
        kind: 'client',
        from: from + trip.from,
        until: from + trip.from + trip.ms,
        attributes: { 'db.system.name': 'libsql', 'db.operation.batch.size': trip.statements },
        isError: false,
      }),
    ),
  ];
};

const addRequest = ({ requests }: Batch, answered: Answered): void => {
  const { method, route, operation, status, isFailed } = answered;
  const key = `${method} ${route} ${operation} ${status} ${isFailed}`;
  if (!requests.has(key) && requests.size >= MOST_SERIES) return;
  const histogram =
    requests.get(key) ??
    emptyHistogram({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'graphql.operation.name': operation,
      'error.type': isFailed ? String(status) : undefined,
    });
  requests.set(key, histogram);
  addTo(histogram, answered.durationMs / 1_000);
};

interface RecorderOptions {
  readonly service: Service;
  /** Takes what was counted for the objectives. */
  readonly save?: ((counts: Served) => Promise<unknown>) | undefined;
  /** Counts each answer, at once. */
  readonly count?: ((answered: Answered) => void) | undefined;
}

/**
 * Counts what is answered, for the objectives, and sends durations and traces to whoever collects OpenTelemetry, a
 * batch at a time and after the answers. edge/platform/telemetry/decisions/own-exporter.md
 */
export const createRecorder = (
  deps: Sending & { readonly clock: () => number },
  { service, save, count }: RecorderOptions,
): Telemetry => {
  const { env, log, clock } = deps;
  const isCollected = env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  let batch = newBatch(clock());
  let scheduledAt = Number.NEGATIVE_INFINITY;
  let countedAt = clock();
  let served: Served = { requests: 0, failed: 0, slow: 0 };

  const saveCounts = async (): Promise<void> => {
    const now = clock();
    if (save === undefined || now - countedAt < COUNT_MS || served.requests === 0) return;
    const counts = served;
    served = { requests: 0, failed: 0, slow: 0 };
    countedAt = now;
    await save(counts).catch((error: unknown) =>
      log.warn('answers not counted', { cause: String(error) }),
    );
  };

  const sendBatch = async (): Promise<void> => {
    const { from, spans, requests, store } = batch;
    const until = clock();
    batch = newBatch(until);
    if (requests.size === 0) return;
    const resource = resourceOf(env, service);
    const period = { from, until };
    await Promise.all([
      sendTelemetry('traces', tracesOf(resource, spans), deps),
      sendTelemetry(
        'metrics',
        metricsOf(resource, [
          histogramMetric('http.server.request.duration', [...requests.values()], period),
          histogramMetric('db.client.operation.duration', store.count > 0 ? [store] : [], period),
        ]),
        deps,
      ),
    ]);
  };

  const flush = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, BATCH_MS));
    scheduledAt = Number.NEGATIVE_INFINITY;
    await Promise.all([saveCounts(), sendBatch()]);
  };

  return {
    record: (answered, later) => {
      const { isFailed, durationMs, trips } = answered;
      count?.(answered);
      served = {
        requests: served.requests + 1,
        failed: served.failed + Number(isFailed),
        slow: served.slow + Number(!isFailed && durationMs > SLOW_MS),
      };
      if (isCollected) {
        addRequest(batch, answered);
        for (const { ms } of trips) addTo(batch.store, ms / 1_000);
        if (batch.spans.length < MOST_SPANS) batch.spans.push(...spansOf(answered));
      }
      const isToSave = save !== undefined && clock() - countedAt >= COUNT_MS - BATCH_MS;
      const isDue = isCollected || isToSave;
      if (!isDue || clock() - scheduledAt < LOST_MS) return;
      scheduledAt = clock();
      later(flush());
    },
  };
};
