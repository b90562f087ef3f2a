import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers instead of the product; `undefined` lets the request through. */
export type Instead = (path: string) => { status: number; body: string; type: string } | undefined;

/**
 * Stands between the browser and the product, so that the server can be gone while the browser
 * believes it is online, and so that what goes over the wire can be counted and changed.
 */
export interface Wire {
  readonly origin: string;
  /** Bytes of answers since the last `reset`, bodies as they travel. */
  readonly bytes: number;
  /** `METHOD path` of the requests since the last `reset`. */
  readonly requests: readonly string[];
  reset(): void;
  /** Refuses connections, and cuts the open ones, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  instead(next: Instead | undefined): void;
}

export const startWire = async (product: string): Promise<Wire> => {
  const { port: upstream } = new URL(product);
  let bytes = 0;
  let requests: string[] = [];
  let instead: Instead | undefined;

  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const path = asked.url ?? '/';
    requests.push(`${asked.method} ${path}`);
    const own = instead?.(path);
    if (own !== undefined) {
      answer.writeHead(own.status, { 'content-type': own.type, 'cache-control': 'no-store' });
      answer.end(own.body);
      return;
    }
    const onward = request(
      { port: upstream, host: '127.0.0.1', method: asked.method, path, headers: asked.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        reply.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  };

  const server = createServer(pass);
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    get bytes() {
      return bytes;
    },
    get requests() {
      return requests;
    },
    reset: () => {
      bytes = 0;
      requests = [];
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
    instead: (next) => {
      instead = next;
    },
  };
};
