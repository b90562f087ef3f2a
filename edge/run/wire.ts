import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a line between two parts is like; changed while it is in use. */
export interface WireState {
  /** Milliseconds that everything takes, each way. */
  delayMs: number;
  /** Of a hundred packages, how many break their connection. */
  lossPercent: number;
  /** Nothing gets through, and nothing says so. */
  isCut: boolean;
}

export interface Wire {
  /** Where the far end seems to be. */
  readonly origin: string;
  readonly state: WireState;
  stop(): Promise<void>;
}

interface Ends {
  readonly from: Socket;
  readonly to: Socket;
}

/** One direction of a connection: in order, however the delay changes meanwhile. */
const carry = ({ from, to }: Ends, state: WireState): void => {
  let last = Promise.resolve();
  const later = (act: () => void): void => {
    const due = Date.now() + state.delayMs;
    last = last
      .then(() => new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now()))))
      .then(act);
  };
  from.on('data', (chunk) => {
    if (state.isCut) return;
    if (Math.random() * 100 < state.lossPercent) {
      from.destroy();
      to.destroy();
      return;
    }
    later(() => void to.write(chunk));
  });
  from.on('end', () => later(() => to.end()));
  // The other end hears of it when what was sent before has arrived.
  from.on('error', () => later(() => to.destroy()));
  from.on('close', () => later(() => to.destroy()));
};

/** A line of TCP to another part of this machine, as long and as bad as one likes. @param target its address */
export const openWire = async (target: string): Promise<Wire> => {
  const { hostname, port } = new URL(target);
  const state: WireState = { delayMs: 0, lossPercent: 0, isCut: false };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true).once('close', () => sockets.delete(socket));
    }
    carry({ from: near, to: far }, state);
    carry({ from: far, to: near }, state);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve());
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
