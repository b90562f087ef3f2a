import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { retryAfterCrowd } from '#edge/contract/come-back.ts';
import { SECOND_MS } from '#edge/contract/time.ts';
import { URGENCY_HEADER } from '#edge/contract/urgency.ts';
import type { Connection } from '#edge/node.ts';
import { createLine, type Place } from './line.ts';

export interface FrontParts {
  readonly bff: (request: Request, connection: Connection) => Response | Promise<Response>;
  /** Everything that is not the BFF's: Next's request handler. */
  readonly pages: RequestListener;
}

export interface Front {
  readonly server: Server;
  /** Takes no more connections, lets those that are being answered finish, and ends the rest. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Paths that the BFF answers. Other spellings of them (a slash at the end, two in a row) are the pages':
 * they redirect to these.
 */
const OF_BFF = /^\/(?:graphql|content|(?:api|files)(?:\/[^/?#]+)+)(?:\?|$)/;

/** Whether the server answers at all; and news about money, which other servers send again only after minutes. */
const FIRST = /^\/api\/(?:health|payments|financing)(?:[/?]|$)/;

const placeOf = ({ url = '', headers }: IncomingMessage): Place => {
  const urgency = headers[URGENCY_HEADER];
  if (urgency === 'now' || FIRST.test(url)) return 'now';
  return urgency === 'later' ? urgency : 'usual';
};

/** A page for which there is no room now. The text is read by whoever has no copy of the page on the device. */
const sendPageAway = (outgoing: ServerResponse): void => {
  outgoing
    .writeHead(503, {
      'retry-after': retryAfterCrowd(),
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    .end(
      'Sedang ramai sekali. Muat ulang halaman ini sebentar lagi.\n\nVery many people are here right now. Please reload this page in a moment.\n',
    );
};

/** Longer than the proxies in front keep theirs (a minute as a rule), or they would send into a closed one. */
const KEEP_ALIVE_MS = 65 * SECOND_MS;
/** How often a server that stops looks for connections that have nothing to do any more. */
const LOOK_MS = 50;

const pack = promisify(gzip) as (body: string | Uint8Array) => Promise<Buffer<ArrayBuffer>>;
const packed = new WeakMap<Uint8Array, Promise<Uint8Array<ArrayBuffer>>>();

/** Bytes that are sent again, as those of public answers are, are compressed once. */
const compress = (body: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  if (typeof body === 'string') return pack(body);
  const again = packed.get(body);
  if (again !== undefined) return again;
  const made: Promise<Uint8Array<ArrayBuffer>> = pack(body);
  packed.set(body, made);
  // What failed is tried anew.
  made.catch(() => packed.delete(body));
  return made;
};

/**
 * The adapter's own `Response`, whose body goes to the socket without a stream. It is to be had by letting
 * the adapter replace the one of the whole process, which Next would not survive (what `fetch` answers is
 * none of its instances); so that is put back at once.
 */
const lightResponse = (): typeof Response => {
  const names = ['Request', 'Response'] as const;
  const own = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  getRequestListener(() => undefined);
  const light = globalThis.Response;
  names.forEach((name, at) => {
    Object.defineProperty(globalThis, name, own[at] ?? {});
  });
  return light;
};

/** One server for the site: the BFF's paths reach it before the pages' framework sees them. */
export const createFront = ({ bff, pages }: FrontParts): Front => {
  const Answer = lightResponse();
  const line = createLine({ elapsed: () => performance.now(), inNextTurn: setImmediate });
  const sentAway = new WeakSet<object>();
  const answer = getRequestListener(
    (request, { incoming }) =>
      bff(request, {
        peer: incoming.socket?.remoteAddress,
        isSentAway: sentAway.has(incoming),
        Answer,
        gzip: compress,
      }),
    { overrideGlobalObjects: false },
  );
  let isStopping = false;
  const server = createServer((incoming, outgoing) => {
    if (isStopping) outgoing.shouldKeepAlive = false;
    line.add(placeOf(incoming), (isSentAway) => {
      // Whoever stood in line has gone.
      if (outgoing.destroyed) return;
      if (isSentAway) sentAway.add(incoming);
      if (OF_BFF.test(incoming.url ?? '')) void answer(incoming, outgoing);
      else if (isSentAway) sendPageAway(outgoing);
      else pages(incoming, outgoing);
    });
  });
  server.on('connection', () => line.connected());
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return {
    server,
    stop: async (graceMs) => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      const end = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(look);
      clearTimeout(end);
    },
  };
};
