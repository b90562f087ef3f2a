import {
  PAGES_SERVED_HEADER,
  PAGES_SERVED_PATH,
  type Served,
  signServed,
} from '#edge/contract/served.ts';
import { createRecorder, type Telemetry } from '#edge/contract/telemetry/recorder.ts';
import { siteOrigin } from '#web/platform/site.ts';

interface Settings {
  readonly BFF: { readonly fetch: (request: Request) => Promise<Response> };
  readonly DEPLOYED?: { readonly id: string };
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string;
  readonly REGION?: string;
  readonly RENDER_KEY?: string;
}

/** What kind of file it is, never which page: addresses may name somebody, and there are too many of them to count. */
export const routeOf = (request: Request, status: number): string => {
  if (status === 404) return '/*';
  const { pathname } = new URL(request.url);
  if (/^\/sitemap[\w-]*\.xml$/.test(pathname)) return '/sitemap.xml';
  if (request.headers.has('next-router-segment-prefetch')) return '/{page}.segment.rsc';
  return request.headers.get('rsc') === '1' ? '/{page}.rsc' : '/{page}';
};

/** Counts for the objectives go to the BFF, which has the store. Without the key of both nothing is counted. */
const saveAt =
  ({ BFF }: Settings, key: string) =>
  async (counts: Served): Promise<void> => {
    const headers = { [PAGES_SERVED_HEADER]: await signServed(counts, key, Date.now()) };
    const request = new Request(siteOrigin() + PAGES_SERVED_PATH, { method: 'POST', headers });
    const answer = await BFF.fetch(request);
    if (!answer.ok) throw new Error(`The BFF answered ${answer.status}.`);
  };

/** The same as the BFF's (edge/platform/telemetry/decisions/own-exporter.md), under the page worker's name. */
export const createPageTelemetry = (settings: Settings): Telemetry => {
  const { DEPLOYED, REGION = 'local', RENDER_KEY } = settings;
  return createRecorder(
    {
      env: { ...settings, REGION, VERSION: DEPLOYED?.id ?? 'development' },
      fetch: (input, init) => fetch(input, init),
      log: {
        warn: (event, fields) =>
          console.warn(JSON.stringify({ level: 'warn', event, region: REGION, ...fields })),
      },
      clock: Date.now,
    },
    { service: 'alva-pages', save: RENDER_KEY ? saveAt(settings, RENDER_KEY) : undefined },
  );
};
