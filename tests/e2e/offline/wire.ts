import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Answers instead of the product; `undefined` lets the request through. */
export type Instead = (path: string) => { status: number; body: string; type: string } | undefined;

/** Another deployment of the same product. */
export interface Rewrite {
  /** The path to ask the product for; `undefined` when this deployment has no such file. */
  readonly path: (path: string) => string | undefined;
  readonly text: (text: string, path: string) => string;
}

/**
 * Stands between the browser and the product, so that the server can be gone while the browser
 * believes it is online, and so that what goes over the wire can be counted and changed.
 */
export interface Wire {
  readonly origin: string;
  /** Bytes of the answers of a path, with its query, since the last `reset`, bodies as they travel. */
  bytesOf(path: string | RegExp): number;
  /** `METHOD path` of the requests since the last `reset`. */
  readonly requests: readonly string[];
  /** Bodies of the answers with a status from 400 on since the last `reset`, also those nobody stayed to read. */
  readonly refusals: readonly string[];
  reset(): void;
  /** Refuses connections, and cuts the open ones, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  /**
   * Accepts every request and answers none, or with a status and nothing after it, until told
   * otherwise; those that waited are cut then.
   */
  silent(now: boolean | 'after-status'): void;
  instead(next: Instead | undefined): void;
  rewrite(next: Rewrite | undefined): void;
}

const TEXT = /javascript|html|x-component|css/;

/** What belongs to the bytes as they were. */
const withoutLength = ({
  'content-length': _length,
  etag: _etag,
  'last-modified': _modified,
  'content-security-policy': _policy,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers;

const unconditional = ({
  'accept-encoding': _encoding,
  'if-none-match': _etag,
  'if-modified-since': _since,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers;

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const textOf = (body: Buffer, { 'content-encoding': coding = '' }: IncomingHttpHeaders): string =>
  (DECODERS[coding]?.(body) ?? body).toString('utf8');

export const startWire = async (product: string): Promise<Wire> => {
  const { port: upstream } = new URL(product);
  const bytes = new Map<string, number>();
  let requests: string[] = [];
  let refusals: string[] = [];
  let instead: Instead | undefined;
  let silent: boolean | 'after-status' = false;
  const unanswered = new Set<ServerResponse>();
  let rewrite: Rewrite | undefined;

  const passOn = (reply: IncomingMessage, answer: ServerResponse, path: string): void => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    if (silent === 'after-status') {
      answer.flushHeaders();
      reply.resume();
      return;
    }
    const { statusCode = 502 } = reply;
    const refusal: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => {
      bytes.set(path, (bytes.get(path) ?? 0) + chunk.length);
      if (statusCode >= 400) refusal.push(chunk);
    });
    reply.on('end', () => {
      if (refusal.length > 0) refusals.push(textOf(Buffer.concat(refusal), reply.headers));
    });
    reply.pipe(answer);
  };

  const passChanged = (
    reply: IncomingMessage,
    answer: ServerResponse,
    change: (text: string) => string,
  ): void => {
    const chunks: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('end', () => {
      answer.writeHead(reply.statusCode ?? 502, withoutLength(reply.headers));
      answer.end(change(Buffer.concat(chunks).toString('utf8')));
    });
  };

  const pass = (incoming: IncomingMessage, answer: ServerResponse): void => {
    const path = incoming.url ?? '/';
    requests.push(`${incoming.method} ${path}`);
    if (silent !== false) {
      unanswered.add(answer);
      answer.on('close', () => unanswered.delete(answer));
      if (silent === true) return;
    }
    const own = instead?.(path);
    if (own !== undefined) {
      answer.writeHead(own.status, { 'content-type': own.type, 'cache-control': 'no-store' });
      answer.end(own.body);
      return;
    }
    const changed = rewrite;
    const real = changed === undefined ? path : changed.path(path);
    if (real === undefined) {
      answer.writeHead(404).end();
      return;
    }
    const headers = changed === undefined ? incoming.headers : unconditional(incoming.headers);
    const onward = request(
      { port: upstream, host: '127.0.0.1', method: incoming.method, path: real, headers },
      (reply) => {
        if (changed !== undefined && TEXT.test(reply.headers['content-type'] ?? ''))
          passChanged(reply, answer, (text) => changed.text(text, path));
        else passOn(reply, answer, path);
      },
    );
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };

  const server = createServer(pass);
  // Longer than a test: a connection that is closed for idling may just have been taken up again.
  server.keepAliveTimeout = 300_000;
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    bytesOf: (path) =>
      [...bytes].reduce((sum, [each, length]) => {
        const counts = typeof path === 'string' ? each === path : path.test(each);
        return counts ? sum + length : sum;
      }, 0),
    get requests() {
      return requests;
    },
    get refusals() {
      return refusals;
    },
    reset: () => {
      bytes.clear();
      requests = [];
      refusals = [];
    },
    down: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    up: async () => {
      if (!server.listening) await listen(port);
    },
    silent: (now) => {
      silent = now;
      for (const each of now ? [] : unanswered) each.destroy();
    },
    instead: (next) => {
      instead = next;
    },
    rewrite: (next) => {
      rewrite = next;
    },
  };
};
