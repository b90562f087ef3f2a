import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Readonly<Record<string, unknown>> & { readonly last_updated?: string };
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An operator's OCPI 2.2.1 platform on this machine, with faults on demand. */
export interface OcpiServer {
  /** Its list of versions. */
  readonly versions: string;
  readonly locations: string;
  readonly origin: string;
  /** What it has; tests change it. */
  data: { locations: unknown[]; tariffs: unknown[] };
  /** Rows on a page, whatever is asked for (`X-Limit`). */
  limit: number;
  /** Takes the token as OCPI 2.1.1 does. */
  plainToken: boolean;
  /** Answers that come instead of the next ones to addresses that hold the text. */
  instead(part: string, ...answers: Answer[]): void;
  /** Addresses asked for so far, path and query. */
  readonly requests: string[];
  stop(): Promise<void>;
}

export const TOKEN = 'ebf3b399-779f-4497-9b9d-ac6ad3cc44d2';

/** An answer with this status, headers and body. */
export const answering =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Begins to answer and hangs up. */
export const hangingUp: Answer = (_, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"data": [');
  setTimeout(() => response.destroy(), 20);
};

/** Never answers. */
export const silent: Answer = () => undefined;

export const startOcpiServer = async (): Promise<OcpiServer> => {
  const requests: string[] = [];
  const faults: { part: string; answer: Answer }[] = [];
  const state = {
    data: { locations: [] as unknown[], tariffs: [] as unknown[] },
    limit: 50,
    plainToken: false,
  };

  const send = (response: ServerResponse, data: unknown, headers: Record<string, string> = {}) =>
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ data, status_code: 1000, timestamp: '2026-11-20T08:00:00Z' }));

  const sendPage = (url: URL, rows: readonly unknown[], response: ServerResponse) => {
    const [from, to] = ['date_from', 'date_to'].map((name) => url.searchParams.get(name));
    const chosen = rows.filter((row) => {
      const at = Date.parse(String((row as Row | null)?.last_updated ?? ''));
      // From is inclusive, to is exclusive.
      return !((from && at < Date.parse(from)) || (to && at >= Date.parse(to)));
    });
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const limit = Math.min(state.limit, Number(url.searchParams.get('limit') ?? state.limit));
    const next = new URL(url);
    next.searchParams.set('offset', String(offset + limit));
    next.searchParams.set('limit', String(limit));
    send(response, chosen.slice(offset, offset + limit), {
      'x-total-count': String(chosen.length),
      'x-limit': String(state.limit),
      ...(offset + limit < chosen.length && {
        link: `<${url.origin}${url.pathname}?offset=0>; rel="first", <${next.href}>; rel="next"`,
      }),
    });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin());
    requests.push(`${url.pathname}${url.search}`);
    const fault = faults.findIndex(({ part }) => `${url.pathname}${url.search}`.includes(part));
    if (fault !== -1) {
      const [{ answer } = { answer: silent }] = faults.splice(fault, 1);
      answer(request, response);
      return;
    }
    const token = state.plainToken ? TOKEN : Buffer.from(TOKEN).toString('base64');
    if (request.headers.authorization !== `Token ${token}`) {
      response.writeHead(401).end();
      return;
    }
    const base = `${origin()}/ocpi/2.2.1`;
    if (url.pathname === '/ocpi/versions')
      send(response, [
        { version: '2.1.1', url: `${origin()}/ocpi/2.1.1` },
        { version: '2.2.1', url: base },
      ]);
    else if (url.pathname === '/ocpi/2.2.1')
      send(response, {
        version: '2.2.1',
        endpoints: [
          { identifier: 'credentials', role: 'SENDER', url: `${base}/credentials` },
          { identifier: 'locations', role: 'RECEIVER', url: `${base}/receiver/locations` },
          { identifier: 'locations', role: 'SENDER', url: `${base}/locations` },
          { identifier: 'tariffs', role: 'SENDER', url: `${base}/tariffs` },
        ],
      });
    else if (url.pathname === '/ocpi/2.2.1/locations')
      sendPage(url, state.data.locations, response);
    else if (url.pathname === '/ocpi/2.2.1/tariffs') sendPage(url, state.data.tariffs, response);
    else response.writeHead(404).end();
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(state, {
    origin: origin(),
    versions: `${origin()}/ocpi/versions`,
    requests,
    locations: `${origin()}/ocpi/2.2.1/locations`,
    instead: (part: string, ...answers: Answer[]) =>
      void faults.push(...answers.map((answer) => ({ part, answer }))),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  });
};
