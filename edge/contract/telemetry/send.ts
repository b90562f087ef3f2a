import { SECOND_MS } from '#edge/contract/time.ts';
import type { Attributes } from './otlp.ts';

const PATIENCE_MS = 10 * SECOND_MS;

export interface Sending {
  readonly env: {
    readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
    readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
    readonly REGION: string;
    readonly VERSION: string;
  };
  readonly fetch: typeof fetch;
  readonly log: { warn(event: string, fields: Readonly<Record<string, string>>): void };
}

/** The two workers of a region. */
export type Service = 'alva-bff' | 'alva-pages';

/** `name=value,name=value`, the values percent-encoded. */
const headersIn = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? '').split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())]];
    }),
  );

/** Who sends. */
export const resourceOf = ({ REGION, VERSION }: Sending['env'], service: Service): Attributes => ({
  'service.name': service,
  'service.version': VERSION,
  'cloud.region': REGION,
});

/** To whoever collects, if anybody does. What does not arrive is lost, and said in the log: nothing waits for it. */
export const sendTelemetry = async (
  signal: 'traces' | 'metrics',
  body: unknown,
  { env, fetch, log }: Sending,
): Promise<void> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  if (endpoint === undefined) return;
  try {
    const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/${signal}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersIn(headers) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch (error) {
    log.warn('telemetry not taken', { signal, cause: String(error) });
  }
};
