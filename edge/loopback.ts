import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

type Connection = Pick<Socket, 'remoteAddress' | 'destroy'>;

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Ends a connection that came from another machine, whatever interface the server listens on. */
const refuseFarConnection = ({ socket }: { readonly socket: Connection }): void => {
  if (!isLoopback(socket.remoteAddress)) socket.destroy();
};

/**
 * An embedded instance holds demo accounts with a known password. `npm start` listens on loopback;
 * this holds for every other way to start the site too (`next start -H 0.0.0.0`).
 */
export const keepToLoopback = (): void =>
  subscribe('net.server.socket', (message) => refuseFarConnection(message as { socket: Socket }));
