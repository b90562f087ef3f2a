import { type HostileRequest, hostilePage, hostileRequest } from '#tests/support/hostile.ts';
import { type Dice, dice } from '#tests/support/random.ts';
import { startProduct } from './product.ts';
import { type Bindings, type Runtime, startServer } from './servers.ts';
import { limited, table, whole } from './table.ts';

const REQUESTS = 100_000;
/**
 * Until then code is compiled, caches fill up, and the heap grows to the size at which the collector
 * works: Node's is level from here on, workerd's from about 160,000 requests.
 */
const WARM = 100_000;
const WIDTH = 16;
/** What the allocator keeps in reserve moves by as much. */
const MOST_GROWTH = 1.25;

const NOT_FOR_FETCH = new Set(['content-length', 'accept-encoding']);

interface Sender {
  send(count: number): Promise<void>;
  /** Answers that say that something failed. */
  failed(): number;
}

type Ask = (random: Dice, cookies: readonly string[]) => HostileRequest;

const sender = (origin: string, ask: Ask): Sender => {
  const random = dice(20_261_123);
  const cookies = ['__Host-alva-session=a.b.c; __Host-alva-bookmark=9'];
  let failed = 0;
  const one = async (): Promise<void> => {
    const { path, init } = ask(random, cookies);
    const given = Object.entries((init.headers ?? {}) as Record<string, string>);
    const headers = Object.fromEntries(given.filter(([name]) => !NOT_FOR_FETCH.has(name)));
    // An embedded site ends a connection that says it came from elsewhere.
    const answer = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    if (answer?.status === 500) failed++;
  };
  return {
    send: async (count) => {
      let left = count;
      const lane = async (): Promise<void> => {
        while (left-- > 0) await one();
      };
      await Promise.all(Array.from({ length: WIDTH }, lane));
    },
    failed: () => failed,
  };
};

const megabytes = (bytes: number): string => `${whole(bytes / 1e6)} MB`;

interface Attacked {
  readonly origin: string;
  resident(): number;
  stop(): unknown;
}

const rowsOf = async (what: string, server: Attacked, ask: Ask): Promise<string[][]> => {
  try {
    const { send, failed } = sender(server.origin, ask);
    await send(WARM);
    const before = server.resident();
    await send(REQUESTS);
    const after = server.resident();
    const growth = after / before;
    return [
      limited(
        `${what}: memory after ${whole(REQUESTS)} more hostile requests, of that after the first ${whole(WARM)}`,
        `${megabytes(after)} of ${megabytes(before)} (×${growth.toFixed(2)})`,
        `×${MOST_GROWTH}`,
        growth <= MOST_GROWTH,
      ),
      limited(`${what}: of them answered 500`, whole(failed()), '0', failed() === 0),
    ];
  } finally {
    await server.stop();
  }
};

const bff = async (runtime: Runtime, bindings: Bindings, folder: string): Promise<Attacked> => {
  const open = { ...bindings, OPEN_DOCUMENTS: 'off' };
  const { port, ...server } = await startServer(runtime, 'bff', open, folder);
  return { origin: `http://127.0.0.1:${port}`, ...server };
};

/** Half of what a site is asked is for its BFF. */
const ofSite: Ask = (random, cookies) =>
  (random.chance(0.5) ? hostilePage : hostileRequest)(random, cookies);

/** BFF and site under requests that no client of ours makes (tests/support/hostile.ts): memory stays flat. */
export const memoryTable = async (
  stores: Readonly<Record<Runtime, Bindings>>,
  folder: string,
): Promise<string> => {
  const rows = [
    ...(await rowsOf('Node', await bff('Node', stores.Node, folder), hostileRequest)),
    ...(await rowsOf('workerd', await bff('workerd', stores.workerd, folder), hostileRequest)),
    ...(await rowsOf('the site', await startProduct(folder), ofSite)),
  ];
  return table(['under attack', 'measured', 'limit'], rows);
};
