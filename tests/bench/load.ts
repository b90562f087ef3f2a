import { connect, type Socket } from 'node:net';

export interface Shot {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

let keys = Date.now();
/** An idempotency key that nobody had before. */
export const nextKey = (): string => `01BENCH${String(++keys).padStart(19, '0')}`;
/** Stands for another idempotency key in each request. */
export const KEY = nextKey();

const bytesOf = ({ port, method, path, headers, body = '' }: Shot): Buffer => {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  if (method === 'POST') lines.push(`content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
};

/** Sends it once. */
export const send = ({ port, path, method, headers, body }: Shot): Promise<Response> => {
  const own = 'idempotency-key' in headers ? { 'idempotency-key': nextKey() } : {};
  const init = { method, headers: { ...headers, ...own }, ...(body && { body }) };
  return fetch(`http://127.0.0.1:${port}${path}`, init);
};

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('0\r\n\r\n');

/** Length of the whole answer at the start of `data`; undefined while it is not all there. */
const answerLength = (data: Buffer): number | undefined => {
  const end = data.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = data.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  if (status !== 200 && status !== 304) throw new Error(`${head}\n${data.toString('utf8', end)}`);
  if (status === 304) return end + 4;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const total = end + 4 + Number(length);
    return data.length >= total ? total : undefined;
  }
  const chunksEnd = data.indexOf(CHUNKS_END, end);
  return chunksEnd < 0 ? undefined : chunksEnd + CHUNKS_END.length;
};

const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

/** Sends the same request over and over on one connection until `until`; answers how long each took, in ms. */
const shootOn = (socket: Socket, shot: Shot, until: number): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const bytes = bytesOf(shot);
    const key = bytes.indexOf(KEY);
    const request = (): Buffer => {
      if (key < 0) return bytes;
      const copy = Buffer.from(bytes);
      copy.write(nextKey(), key, 'latin1');
      return copy;
    };
    const times: number[] = [];
    let sentAt = performance.now();
    let data: Buffer = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('connection closed')));
    socket.on('data', (chunk) => {
      data = data.length === 0 ? chunk : Buffer.concat([data, chunk]);
      try {
        if (answerLength(data) === undefined) return;
      } catch (error) {
        reject(error);
        return;
      }
      data = Buffer.alloc(0);
      const now = performance.now();
      times.push(now - sentAt);
      if (now < until) {
        sentAt = now;
        socket.write(request());
        return;
      }
      socket.removeAllListeners('close').destroy();
      resolve(times);
    });
    socket.write(request());
  });

const CONNECTIONS = 8;

export interface Load {
  readonly count: number;
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds from a request to its whole answer. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** What a closed loop of so many connections gets answered. */
export const load = async (
  shot: Shot,
  milliseconds: number,
  connections = CONNECTIONS,
): Promise<Load> => {
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => openSocket(shot.port)),
  );
  const from = performance.now();
  const all = await Promise.all(
    sockets.map((socket) => shootOn(socket, shot, from + milliseconds)),
  );
  const seconds = (performance.now() - from) / 1000;
  const times = all.flat().sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  const count = times.length;
  return { count, rate: count / seconds, p50: at(0.5), p99: at(0.99), max: at(1) };
};

/** Requests a second that a closed loop of 8 connections gets answered. */
export const rate = async (shot: Shot, milliseconds: number): Promise<number> =>
  (await load(shot, milliseconds)).rate;
