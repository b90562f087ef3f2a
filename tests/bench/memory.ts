import { type HostileRequest, hostilePage, hostileRequest } from '#tests/support/hostile.ts';
import { type Dice, dice } from '#tests/support/random.ts';
import { startSite } from './product.ts';
import { atOnce, setting } from './rounds.ts';
import { type Bench, type Runtime, type Server, sessionOn, startServer } from './servers.ts';
import { atMost, limited, table, whole } from './table.ts';

/**
 * So many twice. In the first ones code is compiled, caches fill up, and the heap grows to the size at which
 * the collector works: Node's is level from here on, workerd's from about 160,000 requests.
 */
const REQUESTS = setting('REQUESTS', 100_000);
const WIDTH = 16;
const FAILURES_SHOWN = 20;
/** What the allocator keeps in reserve moves by as much. */
const MOST_GROWTH = 1.25;

const NOT_FOR_FETCH = new Set(['content-length', 'accept-encoding']);

type Ask = (random: Dice, cookies: readonly string[]) => HostileRequest;

/** With a session that counts, so that requests come as far as the resolvers. */
type Attacked = Server & { readonly cookie: string };

const attacker = ({ origin, cookie }: Attacked, ask: Ask) => {
  const random = dice(20_261_123);
  const cookies = [cookie, cookie, '__Host-alva-session=a.b.c; __Host-alva-bookmark=9'];
  const counts = { failed: 0, heldOff: 0 };
  const one = async (): Promise<void> => {
    const { path, init } = ask(random, cookies);
    const given = Object.entries((init.headers ?? {}) as Record<string, string>);
    const headers = Object.fromEntries(given.filter(([name]) => !NOT_FOR_FETCH.has(name)));
    // An embedded site ends a connection that says it came from elsewhere.
    const answer = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    if (answer === undefined) return;
    if (answer.status >= 500 && counts.failed++ < FAILURES_SHOWN)
      process.stderr.write(`${answer.status} ${init.method ?? 'GET'} ${path.slice(0, 200)}\n`);
    if (answer.status === 429) counts.heldOff++;
  };
  return { attack: () => atOnce(WIDTH, REQUESTS, one), counts };
};

const megabytes = (bytes: number): string => `${whole(bytes / 1e6)} MB`;

const rowsOf = async (what: string, server: Attacked, ask: Ask): Promise<string[][]> => {
  const { attack, counts } = attacker(server, ask);
  await attack();
  const before = server.resident();
  await attack();
  const after = server.resident();
  await server.stop();
  const growth = after / before;
  const many = whole(REQUESTS);
  return [
    limited(
      `${what}: memory after ${many} more hostile requests, of that after the first ${many}`,
      `${megabytes(after)} of ${megabytes(before)} (×${growth.toFixed(2)})`,
      `×${MOST_GROWTH}`,
      growth <= MOST_GROWTH,
    ),
    atMost(`${what}: answered 500 or above`, counts.failed, 0),
    atMost(`${what}: held off as a flood (429)`, counts.heldOff, 0),
  ];
};

const startBff = async (bench: Bench, runtime: Runtime): Promise<Attacked> => {
  const side = bench.sides[runtime];
  const cookie = await sessionOn(side);
  const bindings = { ...side.bindings, OPEN_DOCUMENTS: 'off' };
  return { ...(await startServer(bench, runtime, 'bff', bindings)), cookie };
};

/** Half of what a site is asked is for its BFF. */
const ofSite: Ask = (random, cookies) =>
  (random.chance(0.5) ? hostilePage : hostileRequest)(random, cookies);

/** BFF and site under requests that no client of ours makes (tests/support/hostile.ts): memory stays flat. */
export const memoryTable = async (bench: Bench): Promise<string> =>
  table(
    ['under attack', 'measured', 'limit'],
    [
      ...(await rowsOf('Node', await startBff(bench, 'Node'), hostileRequest)),
      ...(await rowsOf('workerd', await startBff(bench, 'workerd'), hostileRequest)),
      ...(await rowsOf('the site', await startSite(bench), ofSite)),
    ],
  );
