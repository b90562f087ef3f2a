/** The JSON of OpenTelemetry's protocol over HTTP, as far as we speak it (https://opentelemetry.io/docs/specs/otlp/). */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const anyValue = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: anyValue(value) }],
  );

/** Nanoseconds do not fit a number. */
const nanos = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

export interface Span {
  /** 32 and 16 hex digits. */
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string;
  readonly name: string;
  readonly kind: 'server' | 'client';
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
  readonly attributes: Attributes;
  readonly isError: boolean;
}

const KIND = { server: 2, client: 3 } as const;
const SCOPE = { name: 'alva' };

export const tracesOf = (resource: Attributes, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [
        {
          scope: SCOPE,
          spans: spans.map((span) => ({
            traceId: span.traceId,
            spanId: span.spanId,
            ...(span.parentId !== undefined && { parentSpanId: span.parentId }),
            name: span.name,
            kind: KIND[span.kind],
            startTimeUnixNano: nanos(span.from),
            endTimeUnixNano: nanos(span.until),
            attributes: attributesOf(span.attributes),
            status: span.isError ? { code: 2 } : {},
          })),
        },
      ],
    },
  ],
});

/** Upper bounds in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** Durations with the same attributes, in seconds. */
export interface Histogram {
  readonly attributes: Attributes;
  count: number;
  sum: number;
  readonly buckets: number[];
}

export const emptyHistogram = (attributes: Attributes): Histogram => ({
  attributes,
  count: 0,
  sum: 0,
  buckets: [...BOUNDS.map(() => 0), 0],
});

export const addTo = (histogram: Histogram, seconds: number): void => {
  const place = BOUNDS.findIndex((bound) => seconds <= bound);
  const bucket = place === -1 ? BOUNDS.length : place;
  histogram.count++;
  histogram.sum += seconds;
  histogram.buckets[bucket] = (histogram.buckets[bucket] ?? 0) + 1;
};

interface Period {
  readonly from: number;
  readonly until: number;
}

/** What happened since the last time: whoever sends lives no longer than a while, so sums would begin anew all the time. */
const DELTA = 1;

export const histogramMetric = (
  name: string,
  histograms: readonly Histogram[],
  { from, until }: Period,
) => ({
  name,
  unit: 's',
  histogram: {
    aggregationTemporality: DELTA,
    dataPoints: histograms.map(({ attributes, count, sum, buckets }) => ({
      attributes: attributesOf(attributes),
      startTimeUnixNano: nanos(from),
      timeUnixNano: nanos(until),
      count: String(count),
      sum,
      bucketCounts: buckets.map(String),
      explicitBounds: [...BOUNDS],
    })),
  },
});

export interface Level {
  readonly value: number;
  readonly attributes?: Attributes;
}

export const gaugeMetric = (name: string, unit: string, at: number, levels: readonly Level[]) => ({
  name,
  unit,
  gauge: {
    dataPoints: levels.map(({ value, attributes = {} }) => ({
      attributes: attributesOf(attributes),
      timeUnixNano: nanos(at),
      ...(Number.isInteger(value) ? { asInt: String(value) } : { asDouble: value }),
    })),
  },
});

type Metric = ReturnType<typeof histogramMetric> | ReturnType<typeof gaugeMetric>;

export const metricsOf = (resource: Attributes, metrics: readonly Metric[]) => ({
  resourceMetrics: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeMetrics: [{ scope: SCOPE, metrics }],
    },
  ],
});
