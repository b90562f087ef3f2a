import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';

type Connection = Pick<Socket, 'remoteAddress' | 'destroy'>;

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::ffff:)?127\.|^::1$/.test(address);

const isLoopbackName = (host: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(host);

/** What a proxy or a tunnel says of whom it stands in front of. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'cf-connecting-ip',
  'x-client-ip',
  'true-client-ip',
];

/**
 * Whether a request to a loopback port was made on this machine: under a loopback name, which a rebound
 * name of somebody else's is not, and passed on by nobody.
 */
export const isFromHere = (headers: IncomingHttpHeaders): boolean =>
  isLoopbackName(headers.host ?? '') && FORWARDED.every((name) => headers[name] === undefined);

/** Whether a page of this machine asks, or no page at all. */
export const isFromOwnPage = ({ origin }: IncomingHttpHeaders): boolean =>
  origin === undefined || (URL.canParse(origin) && isLoopbackName(new URL(origin).host));

/** Ends a connection that came from another machine, whatever interface the server listens on. */
const refuseFarConnection = ({ socket }: { readonly socket: Connection }): void => {
  if (!isLoopback(socket.remoteAddress)) socket.destroy();
};

interface Started {
  readonly request: { readonly headers: IncomingHttpHeaders };
  readonly socket: Pick<Socket, 'destroy'>;
}

const refuseFarRequest = ({ request, socket }: Started): void => {
  if (!isFromHere(request.headers)) socket.destroy();
};

const CHANNELS = {
  'net.server.socket': (message: unknown) => refuseFarConnection(message as { socket: Socket }),
  'http.server.request.start': (message: unknown) => refuseFarRequest(message as Started),
};

/**
 * An embedded instance holds demo accounts with a known password. `npm start` listens on loopback;
 * this holds for every other way to start the site too (`next start -H 0.0.0.0`), and for tunnels and
 * proxies on this machine, whose connections come from it. It holds for every server of the process,
 * until what it returns is called.
 */
export const keepToLoopback = (): (() => void) => {
  const channels = Object.entries(CHANNELS);
  for (const [name, refuse] of channels) subscribe(name, refuse);
  return () => {
    for (const [name, refuse] of channels) unsubscribe(name, refuse);
  };
};
