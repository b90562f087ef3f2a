import { openDatabase } from '#db/open.ts';
import { cookieOf } from '#tests/support/actors.ts';
import { type HostileRequest, hostilePage, hostileRequest } from '#tests/support/hostile.ts';
import { type Dice, dice } from '#tests/support/random.ts';
import { startProduct } from './product.ts';
import { type Bindings, type Runtime, type Server, startServer } from './servers.ts';
import { signIn } from './session.ts';
import { limited, table, whole } from './table.ts';

/** For a first look; nothing is written down then. */
export const REQUESTS_OF_TRIAL = process.env.BENCH_REQUESTS;
/**
 * So many twice. In the first ones code is compiled, caches fill up, and the heap grows to the size at which
 * the collector works: Node's is level from here on, workerd's from about 160,000 requests.
 */
const REQUESTS = Number(REQUESTS_OF_TRIAL ?? 100_000);
const WIDTH = 16;
const FAILURES_SHOWN = 20;
/** What the allocator keeps in reserve moves by as much. */
const MOST_GROWTH = 1.25;

const NOT_FOR_FETCH = new Set(['content-length', 'accept-encoding']);

type Ask = (random: Dice, cookies: readonly string[]) => HostileRequest;

interface Attacked extends Pick<Server, 'resident'> {
  readonly origin: string;
  /** A session that counts, so that requests come as far as the resolvers. */
  readonly cookie: string;
  stop(): unknown;
}

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
  const attack = async (): Promise<void> => {
    let left = REQUESTS;
    const lane = async (): Promise<void> => {
      while (left-- > 0) await one();
    };
    await Promise.all(Array.from({ length: WIDTH }, lane));
  };
  return { attack, counts };
};

const megabytes = (bytes: number): string => `${whole(bytes / 1e6)} MB`;

const rowsOf = async (what: string, server: Attacked, ask: Ask): Promise<string[][]> => {
  try {
    const { attack, counts } = attacker(server, ask);
    await attack();
    const before = server.resident();
    await attack();
    const after = server.resident();
    const growth = after / before;
    const { failed, heldOff } = counts;
    const many = whole(REQUESTS);
    return [
      limited(
        `${what}: memory after ${many} more hostile requests, of that after the first ${many}`,
        `${megabytes(after)} of ${megabytes(before)} (×${growth.toFixed(2)})`,
        `×${MOST_GROWTH}`,
        growth <= MOST_GROWTH,
      ),
      limited(`${what}: answered 500 or above`, whole(failed), '0', failed === 0),
      limited(`${what}: held off as a flood (429)`, whole(heldOff), '0', heldOff === 0),
    ];
  } finally {
    await server.stop();
  }
};

const bff = async (runtime: Runtime, bindings: Bindings, folder: string): Promise<Attacked> => {
  const db = openDatabase({ url: bindings.DATABASE_URL ?? '' });
  const cookie = await signIn(db, bindings);
  db.close();
  const open = { ...bindings, OPEN_DOCUMENTS: 'off' };
  const server = await startServer(runtime, 'bff', open, folder);
  return { ...server, origin: `http://127.0.0.1:${server.port}`, cookie };
};

/** The whole product, with a flood limit that a flood from one address does not meet, and a demo account. */
export const site = async (folder: string, settings: Readonly<Record<string, string>> = {}) => {
  const product = await startProduct(folder, {
    settings: { FLOOD_LIMIT: '1000000000', ...settings },
  });
  const { origin } = product;
  try {
    const session = await fetch(`${origin}/api/session`);
    const { provider } = (await session.json()) as {
      provider: { emulator: string; apiKey: string };
    };
    const address = `${provider.emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${provider.apiKey}`;
    const account = { email: 'owner@alva.demo', password: 'alva-demo-2026' };
    const signedIn = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    });
    const { idToken } = (await signedIn.json()) as { idToken: string };
    const headers = { origin, authorization: `Bearer ${idToken}` };
    const login = await fetch(`${origin}/api/login`, { method: 'POST', headers });
    if (!login.ok) throw new Error(`The demo account cannot sign in: ${login.status}`);
    return { ...product, cookie: cookieOf(login) };
  } catch (error) {
    await product.stop();
    throw error;
  }
};

/** Half of what a site is asked is for its BFF. */
const ofSite: Ask = (random, cookies) =>
  (random.chance(0.5) ? hostilePage : hostileRequest)(random, cookies);

/** BFF and site under requests that no client of ours makes (tests/support/hostile.ts): memory stays flat. */
export const memoryTable = async (
  stores: Readonly<Record<Runtime, Bindings>>,
  folder: string,
): Promise<string> =>
  table(
    ['under attack', 'measured', 'limit'],
    [
      ...(await rowsOf('Node', await bff('Node', stores.Node, folder), hostileRequest)),
      ...(await rowsOf('workerd', await bff('workerd', stores.workerd, folder), hostileRequest)),
      ...(await rowsOf('the site', await site(folder), ofSite)),
    ],
  );
