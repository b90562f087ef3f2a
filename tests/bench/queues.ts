import { DESK_QUEUES } from '#edge/contract/orders/desk.ts';
import { STAFF_QUEUE_NAMES } from '#edge/contract/staff/queues.ts';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { fillDesk } from '#tests/support/desk-rows.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { seeded, stores } from '#tests/support/stores.ts';
import { timed } from './beside.ts';
import { documentOf } from './cases.ts';
import { median } from './median.ts';
import { table, whole } from './table.ts';
import { recorder, replay, type Trips } from './trips.ts';

/** `BENCH_ORDERS=1000` for a first look. */
const SMALLEST = Number(process.env.BENCH_ORDERS ?? 10_000);
const SIZES = [SMALLEST, SMALLEST * 10];
const ROUNDS = 25;
const MOST_MS = 30;
const MOST_GROWTH = 2;
/** Of less than this the machine's own noise is the most. */
const WORTH_A_LOOK_MS = 3;
const ORIGIN = 'http://localhost';

/** Found by what went wrong, or sorted by what was promised: few, and as many more as there is more of it. */
const SORTED = ['orders ATTENTION', 'orders REFUNDS', 'orders COMPLAINTS'];
/** Goes through the names of all orders. */
const SEARCHES = ['Customer 77', 'Customer', 'B00000007'];

/** The first pages that staff open, by their name in the table. */
const PAGES: readonly (readonly [string, RegExp, object])[] = [
  ['what waits in each queue', /^query DeskQueues\b/, {}],
  ...STAFF_QUEUE_NAMES.map(
    (queue) => [`queue ${queue}`, /^query DeskQueue\b/, { queue, sort: 'ASC', first: 25 }] as const,
  ),
  ...DESK_QUEUES.map(
    (queue) => [`orders ${queue}`, /^query OrderDesk\b/, { queue, search: '', skip: 0 }] as const,
  ),
  ...SEARCHES.map(
    (search) =>
      [`orders by “${search}”`, /^query OrderDesk\b/, { queue: 'ALL', search, skip: 0 }] as const,
  ),
];

/** The part of trips that counts, or that does not. */
const only = (trips: Trips, counts: boolean): Trips =>
  trips.map((group) =>
    group.map(({ kind, queries }) => ({
      kind,
      queries: queries.filter(({ sql }) => /^\s*SELECT count\(/.test(sql) === counts),
    })),
  );

/** A shop with so many orders; for a page, what the product asks its store. */
const openDesk = async (orders: number) => {
  const [{ open }] = stores;
  const { db, stop } = await seeded(open);
  const now = Date.now();
  await fillDesk(db, orders, now);
  const watched = recorder(db, false);
  // Filling takes minutes on a busy machine: by a clock that stood still, whoever signs in after it comes from the future.
  const app = inProcessApp({ ...watched.db, primary: db.primary }, Date.now, {
    SITE_ORIGIN: ORIGIN,
  });
  const login = await app.request(`${ORIGIN}/api/login`, {
    method: 'POST',
    headers: { origin: ORIGIN, authorization: `Bearer ${idTokenOf('admin@alva.demo')}` },
  });
  const headers = { origin: ORIGIN, cookie: cookieOf(login), 'content-type': 'application/json' };
  return {
    stop,
    page: async (start: RegExp, variables: object) => {
      const before = watched.trips.length;
      const body = JSON.stringify({ documentId: `sha256:${documentOf(start).hash}`, variables });
      const answer = await app.request(`${ORIGIN}/graphql`, { method: 'POST', headers, body });
      const { errors } = (await answer.json()) as { errors?: unknown };
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      const trips = watched.trips.slice(before);
      return (counts: boolean) => {
        const part = only(trips, counts);
        return () => timed(() => replay(db, part));
      };
    },
  };
};

/** What a first page of the desk costs the store: its rows, and its counts, which grow with what waits. */
export const queuesTable = async (): Promise<string> => {
  const desks = await Promise.all(SIZES.map(openDesk));
  const rows: string[][] = [];
  for (const [name, start, variables] of PAGES) {
    const pages = await Promise.all(desks.map(({ page }) => page(start, variables)));
    const lanes = pages
      .flatMap((page) => [page(false), page(true)])
      .map((ask) => ({ ask, times: [] as number[] }));
    for (let round = 0; round < ROUNDS; round++)
      for (const { ask, times } of lanes) times.push(await ask());
    const [few = 0, fewCounted = 0, many = 0, manyCounted = 0] = lanes.map(({ times }) =>
      median(times),
    );
    const growth = many / few;
    const isFlat = SORTED.includes(name) || many < WORTH_A_LOOK_MS || growth <= MOST_GROWTH;
    const passes = many + manyCounted <= MOST_MS;
    rows.push([
      name,
      few.toFixed(1),
      many.toFixed(1),
      `${growth.toFixed(2)}${isFlat ? '' : ' ✗'}`,
      fewCounted.toFixed(1),
      manyCounted.toFixed(1),
      `${(many + manyCounted).toFixed(1)}${passes ? '' : ' ✗'}`,
    ]);
  }
  for (const { stop } of desks) await stop();
  const [few, many] = SIZES.map(whole);
  return table(
    [
      'ms of store time for a first page',
      `rows, ${few} orders`,
      `rows, ${many}`,
      `growth (≤ ${MOST_GROWTH})`,
      `counts, ${few}`,
      `counts, ${many}`,
      `together (≤ ${MOST_MS})`,
    ],
    rows,
  );
};
