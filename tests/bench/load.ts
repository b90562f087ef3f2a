import { connect } from 'node:net';
import { quantile } from './rounds.ts';

export interface Shot {
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

const bytesOf = (port: number, { method, path, headers, body = '' }: Shot): Buffer => {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  if (method === 'POST') lines.push(`content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
};

/** Sends it once. */
export const send = (port: number, { path, method, headers, body }: Shot): Promise<Response> => {
  const own = 'idempotency-key' in headers ? { 'idempotency-key': nextKey() } : {};
  const init = { method, headers: { ...headers, ...own }, ...(body && { body }) };
  return fetch(`http://127.0.0.1:${port}${path}`, init);
};

/** The answer of a server of GraphQL that has no errors. */
export const answerOf = async <Answer>(response: Response | Promise<Response>): Promise<Answer> => {
  const answer = (await (await response).json()) as { errors?: unknown };
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer as Answer;
};

/** Whether `data` is a whole answer. */
const isWhole = (data: Buffer): boolean => {
  const end = data.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = data.toString('latin1', 0, end);
  const status = head.slice(9, 12);
  if (status === '304') return true;
  if (status !== '200') throw new Error(`${head}\n${data.toString('utf8', end)}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return data.length >= end + 4 + Number(length);
  return data.indexOf('0\r\n\r\n', end) >= 0;
};

/** Sends the same request over and over on one connection until `until`; answers how long each took, in ms. */
const shootUntil = (port: number, shot: Shot, until: number): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const bytes = bytesOf(port, shot);
    const key = bytes.indexOf(KEY);
    const times: number[] = [];
    let data: Buffer = Buffer.alloc(0);
    let sentAt = 0;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const shoot = (): void => {
      // Buffers that were handed over may not have left yet.
      const copy = key < 0 ? bytes : Buffer.from(bytes);
      if (key >= 0) copy.write(nextKey(), key, 'latin1');
      sentAt = performance.now();
      socket.write(copy);
    };
    // Once it is resolved, what it is rejected with is ignored.
    socket.on('error', reject).on('close', () => reject(new Error('connection closed')));
    socket.once('connect', shoot).on('data', (chunk) => {
      data = data.length === 0 ? chunk : Buffer.concat([data, chunk]);
      try {
        if (!isWhole(data)) return;
      } catch (error) {
        reject(error);
        return;
      }
      data = Buffer.alloc(0);
      const now = performance.now();
      times.push(now - sentAt);
      if (now < until) return shoot();
      resolve(times);
      socket.destroy();
    });
  });

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
  port: number,
  shot: Shot,
  milliseconds: number,
  connections = 8,
): Promise<Load> => {
  const from = performance.now();
  const lane = () => shootUntil(port, shot, from + milliseconds);
  const times = (await Promise.all(Array.from({ length: connections }, lane))).flat();
  const rate = times.length / ((performance.now() - from) / 1000);
  const at = (share: number): number => quantile(times, share);
  return { count: times.length, rate, p50: at(0.5), p99: at(0.99), max: at(1) };
};
