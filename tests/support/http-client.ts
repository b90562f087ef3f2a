import { type Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';

export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends it over the connections of an agent. @returns the answer, whose body was read and is gone */
export const sendOn = (agent: Agent, port: number, shot: Shot): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { body, ...rest } = shot;
    const sent = request({ ...rest, agent, port, host: '127.0.0.1' }, (answer) => {
      answer.resume().once('end', () => resolve(answer));
    });
    sent
      .once('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection at that moment; a browser sends it again, too.
        const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET';
        if (wasIdle) resolve(sendOn(agent, port, shot));
        else reject(error);
      })
      .end(body);
  });

const textOf = (port: number, { method, path, headers, body = '' }: Shot): string => {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
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

/**
 * One request after the other on a connection of its own until then, with as little of this process as it can be:
 * `node:http` brought less than three quarters of the requests a second. @returns how long each took until its whole
 * answer, in ms
 */
export const repeated = async (
  port: number,
  next: () => Shot,
  until: number,
): Promise<readonly number[]> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const times: number[] = [];
  let sentAt = performance.now();
  let data = Buffer.alloc(0);
  socket.write(textOf(port, next()));
  for await (const chunk of socket) {
    data = data.length === 0 ? chunk : Buffer.concat([data, chunk]);
    if (!isWhole(data)) continue;
    const now = performance.now();
    times.push(now - sentAt);
    if (now >= until) return times;
    [sentAt, data] = [now, Buffer.alloc(0)];
    socket.write(textOf(port, next()));
  }
  throw new Error('connection closed');
};
