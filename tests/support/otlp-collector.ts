import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';

const AnyValue = v.union([
  v.strictObject({ stringValue: v.string() }),
  v.strictObject({ boolValue: v.boolean() }),
  v.strictObject({ intValue: v.pipe(v.string(), v.regex(/^-?\d+$/)) }),
  v.strictObject({ doubleValue: v.number() }),
]);
const Attributes = v.array(
  v.strictObject({ key: v.pipe(v.string(), v.nonEmpty()), value: AnyValue }),
);
const Nanos = v.pipe(v.string(), v.regex(/^\d{19}$/));
const Count = v.pipe(v.string(), v.regex(/^\d+$/));
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const Resource = v.strictObject({ attributes: Attributes });
const Scope = v.strictObject({ name: v.string() });

const Span = v.strictObject({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: v.optional(hex(16)),
  name: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist([1, 2, 3, 4, 5]),
  startTimeUnixNano: Nanos,
  endTimeUnixNano: Nanos,
  attributes: Attributes,
  status: v.strictObject({ code: v.optional(v.picklist([0, 1, 2])) }),
});

/** As opentelemetry-proto 1 has them in JSON, without what nobody here sends. */
const Traces = v.strictObject({
  resourceSpans: v.array(
    v.strictObject({
      resource: Resource,
      scopeSpans: v.array(v.strictObject({ scope: Scope, spans: v.array(Span) })),
    }),
  ),
});

const HistogramPoint = v.pipe(
  v.strictObject({
    attributes: Attributes,
    startTimeUnixNano: Nanos,
    timeUnixNano: Nanos,
    count: Count,
    sum: v.number(),
    bucketCounts: v.array(Count),
    explicitBounds: v.array(v.number()),
  }),
  v.check(({ bucketCounts, explicitBounds }) => bucketCounts.length === explicitBounds.length + 1),
  v.check(
    ({ bucketCounts, count }) =>
      bucketCounts.reduce((all, each) => all + Number(each), 0) === Number(count),
  ),
);
const GaugePoint = v.union([
  v.strictObject({
    attributes: Attributes,
    timeUnixNano: Nanos,
    asInt: v.pipe(v.string(), v.regex(/^-?\d+$/)),
  }),
  v.strictObject({ attributes: Attributes, timeUnixNano: Nanos, asDouble: v.number() }),
]);
const named = { name: v.pipe(v.string(), v.nonEmpty()), unit: v.string() };
const Metric = v.union([
  v.strictObject({
    ...named,
    histogram: v.strictObject({
      aggregationTemporality: v.picklist([1, 2]),
      dataPoints: v.array(HistogramPoint),
    }),
  }),
  v.strictObject({ ...named, gauge: v.strictObject({ dataPoints: v.array(GaugePoint) }) }),
]);
const Metrics = v.strictObject({
  resourceMetrics: v.array(
    v.strictObject({
      resource: Resource,
      scopeMetrics: v.array(v.strictObject({ scope: Scope, metrics: v.array(Metric) })),
    }),
  ),
});

type Span = v.InferOutput<typeof Span>;
type Metric = v.InferOutput<typeof Metric>;

export interface Collector {
  readonly origin: string;
  readonly spans: Span[];
  readonly metrics: Metric[];
  /** Who sent metrics. */
  readonly resources: Record<string, string | number | boolean | undefined>[];
  /** Requests that came, as `path header` of the header `x-key`. */
  readonly requests: string[];
  /** What was not OpenTelemetry's. */
  readonly faults: string[];
  stop(): Promise<void>;
}

export const attributesOf = ({ attributes }: { attributes: v.InferOutput<typeof Attributes> }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Takes OpenTelemetry's metrics and traces as JSON over HTTP, and nothing that is not exactly that. */
export const startCollector = async (): Promise<Collector> => {
  const spans: Span[] = [];
  const metrics: Metric[] = [];
  const resources: Collector['resources'] = [];
  const requests: string[] = [];
  const faults: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    requests.push(`${request.url} ${request.headers['x-key']}`);
    const isJson = request.headers['content-type'] === 'application/json';
    const body: unknown = JSON.parse(text);
    if (request.url === '/v1/traces') {
      const { success, output, issues } = v.safeParse(Traces, body);
      if (success)
        spans.push(
          ...output.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((of) => of.spans)),
        );
      else faults.push(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join());
    } else if (request.url === '/v1/metrics') {
      const { success, output, issues } = v.safeParse(Metrics, body);
      if (success) {
        resources.push(...output.resourceMetrics.map(({ resource }) => attributesOf(resource)));
        metrics.push(
          ...output.resourceMetrics.flatMap((each) =>
            each.scopeMetrics.flatMap((of) => of.metrics),
          ),
        );
      } else faults.push(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join());
    } else faults.push(`${request.url}`);
    if (!isJson) faults.push('not JSON');
    response
      .writeHead(faults.length === 0 ? 200 : 400, { 'content-type': 'application/json' })
      .end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    resources,
    requests,
    faults,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
