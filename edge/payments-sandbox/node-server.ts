import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** `undefined` hangs up without an answer. */
type Handler = (request: Request) => Promise<Response | undefined>;

const requestOf = async (incoming: IncomingMessage, origin: string): Promise<Request> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value));
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return new Request(new URL(incoming.url ?? '/', origin), { method, headers, body });
};

const send = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  // Cookies come as several headers of one name.
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
};

export interface Listening {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A web-standard handler on a loopback port; 0 takes a free one. */
export const listen = async (handle: Handler, port: number): Promise<Listening> => {
  let origin = '';
  const server: Server = createServer((incoming, outgoing) => {
    requestOf(incoming, origin)
      .then(handle)
      .then((response) => {
        if (response !== undefined) return send(response, outgoing);
        incoming.socket.destroy();
        return undefined;
      })
      .catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK, () => resolve());
  });
  origin = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
