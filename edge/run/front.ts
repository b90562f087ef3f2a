import { createServer, type RequestListener, type Server } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { SECOND_MS } from '#edge/contract/time.ts';
import type { Connection } from '#edge/node.ts';

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
  const answer = getRequestListener(
    (request, { incoming }) =>
      bff(request, {
        peer: incoming.socket?.remoteAddress,
        Answer,
        gzip: compress,
      }),
    { overrideGlobalObjects: false },
  );
  let isStopping = false;
  const server = createServer((incoming, outgoing) => {
    if (isStopping) outgoing.shouldKeepAlive = false;
    if (OF_BFF.test(incoming.url ?? '')) void answer(incoming, outgoing);
    else pages(incoming, outgoing);
  });
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
