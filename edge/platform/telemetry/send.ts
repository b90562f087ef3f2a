import { SECOND_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { Attributes } from './otlp.ts';

const PATIENCE_MS = 10 * SECOND_MS;

type Sending = Pick<Deps, 'env' | 'fetch' | 'log'>;

/** `name=value,name=value`, the values percent-encoded. */
const headersIn = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? '').split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())]];
    }),
  );

/** Who sends. */
export const resourceOf = ({ REGION, VERSION }: Deps['env']): Attributes => ({
  'service.name': 'alva-bff',
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
