import { Agent, request } from 'node:http';
import { URGENCY_HEADER } from '#edge/contract/urgency.ts';
import { documentOf, STATION } from './cases.ts';
import { nextKey } from './load.ts';

/** What one of the devices that come back at once sends. */
interface Task {
  readonly kind: 'help' | 'payment' | 'write' | 'read';
  readonly path: string;
  readonly body?: string;
}

interface Reply {
  readonly status: number;
  readonly retryAfterMs: number;
}

export interface Storm {
  /** Seconds until the last one of each kind was answered. */
  readonly doneAfter: Readonly<Record<Task['kind'], number>>;
  /** Requests that were sent away with 503 and came again. */
  readonly sentAway: number;
  /** Requests that never got their answer, or another one than 200 or 503. */
  readonly lost: number;
  /** 99th percentile of what somebody who is no part of it waited for, in ms. */
  readonly strangerP99: number;
}

const URGENCIES = { help: 'now', payment: undefined, write: 'later', read: 'later' } as const;
const MOST_TRIES = 200;
const STRANGER_EVERY_MS = 50;

const posted = (start: RegExp, variables: object): string =>
  JSON.stringify({ documentId: `sha256:${documentOf(start).hash}`, variables });

const COLLECTIONS = ['vehicles', 'shares', 'shareOffers', 'orders', 'notifications'];

/** Half of them have something in their outbox: one in ten of those a call for help, one in ten a payment. */
const tasksOf = (device: number): readonly Task[] => {
  const reads: Task[] = [
    {
      kind: 'read',
      path: '/graphql',
      body: posted(/^query SyncChanged\b/, {
        questions: COLLECTIONS.map((scope) => ({ scope, cursor: null })),
      }),
    },
    {
      kind: 'read',
      path: `/content?documentId=sha256:${documentOf(/^query SyncEnds\b/).hash}&variables=%7B%7D`,
    },
  ];
  if (device % 2 === 1) return reads;
  const changedAt = new Date(Date.UTC(2026, 0, 1) + device).toISOString();
  const write = posted(/^mutation SetStationFavourite\b/, {
    stationId: STATION,
    isFavourite: device % 4 === 0,
    changedAt,
  });
  const kind = device % 20 === 0 ? 'help' : 'write';
  if (device % 20 === 10)
    return [{ kind: 'payment', path: '/graphql', body: posted(/^query Profile\b/, {}) }, ...reads];
  return [{ kind, path: '/graphql', body: write }, ...reads];
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A crowd on so many connections, each device as the product's own code behaves: 503 means later, spread. */
export const storm = async (
  { origin, cookie }: { readonly origin: string; readonly cookie: string },
  devices: number,
  connections: number,
): Promise<Storm> => {
  const { port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const strangers = new Agent({ keepAlive: true });
  const send = (path: string, task: Partial<Task>, by: Agent): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const urgency = task.kind && URGENCIES[task.kind];
      const headers = {
        host: `localhost:${port}`,
        accept: 'application/json',
        ...(urgency && { [URGENCY_HEADER]: urgency }),
        ...(task.body && {
          cookie,
          origin,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(task.body),
          'idempotency-key': nextKey(),
        }),
      };
      const method = task.body === undefined ? 'GET' : 'POST';
      const sent = request(
        { port, host: '127.0.0.1', path, method, headers, agent: by },
        (answer) => {
          answer.resume().once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              retryAfterMs: Number(answer.headers['retry-after'] ?? 0) * 1_000,
            }),
          );
        },
      );
      sent.once('error', reject).end(task.body);
    });

  const doneAfter = { help: 0, payment: 0, write: 0, read: 0 };
  let sentAway = 0;
  let lost = 0;
  const from = performance.now();
  const finish = async (task: Task): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { status, retryAfterMs } = await send(task.path, task, agent).catch(() => ({
        status: 0,
        retryAfterMs: 0,
      }));
      if (status === 200) {
        doneAfter[task.kind] = (performance.now() - from) / 1_000;
        return;
      }
      if (status !== 503) break;
      sentAway++;
      await pause(Math.max(retryAfterMs, 1_000) * (1 + Math.random() / 2));
    }
    lost++;
  };

  const times: number[] = [];
  let isOver = false;
  const stranger = async (): Promise<void> => {
    for (const paths = ['/en', '/api/session']; !isOver; ) {
      for (const path of paths) {
        const sentAt = performance.now();
        const { status } = await send(path, {}, strangers);
        if (status !== 200) lost++;
        times.push(performance.now() - sentAt);
        await pause(STRANGER_EVERY_MS);
      }
    }
  };
  const looking = stranger();
  await Promise.all(
    Array.from({ length: devices }, async (_, device) => {
      // What calls for help goes at once, beside everything else.
      const tasks = tasksOf(device);
      await Promise.all(tasks.map(finish));
    }),
  );
  isOver = true;
  await looking;
  agent.destroy();
  strangers.destroy();
  times.sort((a, b) => a - b);
  return {
    doneAfter,
    sentAway,
    lost,
    strangerP99: times[Math.floor((times.length - 1) * 0.99)] ?? 0,
  };
};
