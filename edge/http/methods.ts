import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Methods that no `Request` can have: a framework that makes one of them fails, with a 500. */
const IMPOSSIBLE = new Set(['TRACE', 'TRACK', 'CONNECT']);

const ANSWER = [
  'HTTP/1.1 405 Method Not Allowed',
  'allow: GET, HEAD, POST',
  'content-length: 0',
  'connection: close',
  '',
  '',
].join('\r\n');

interface Started {
  readonly request: Pick<IncomingMessage, 'method'>;
  readonly socket: Pick<Socket, 'end'>;
}

const refuse = ({ request, socket }: Started): void => {
  if (!IMPOSSIBLE.has(request.method ?? '')) return;
  socket.end(ANSWER);
  // Whoever listens for requests still gets this one, and may answer a connection that has ended.
  request.method = 'OPTIONS';
};

const CHANNEL = 'http.server.request.start';

/**
 * In Node: such requests are answered 405 before anybody else sees them. At Cloudflare they never arrive.
 * Holds for every server of the process, until what it returns is called.
 */
export const refuseImpossibleMethods = (): (() => void) => {
  const onRequest = (message: unknown): void => refuse(message as Started);
  subscribe(CHANNEL, onRequest);
  return () => void unsubscribe(CHANNEL, onRequest);
};
