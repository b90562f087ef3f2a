import { DESK_QUEUES } from '#edge/contract/orders/desk.ts';
import { STAFF_QUEUE_NAMES } from '#edge/contract/staff/queues.ts';
import { fillDesk } from '#tests/support/desk-rows.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { seeded, stores } from '#tests/support/stores.ts';
import { posted } from './cases.ts';
import { answerOf } from './load.ts';
import { inTurn, median, setting, timed } from './rounds.ts';
import { type Bench, signIn } from './servers.ts';
import { marked, table, whole } from './table.ts';
import { recorder, replay, withQueries } from './trips.ts';

const SMALLEST = setting('ORDERS', 10_000);
const SIZES = [SMALLEST, SMALLEST * 10];
const ROUNDS = 25;
const MOST_MS = 30;
const MOST_GROWTH = 2;
/** Of less than this the machine's own noise is the most. */
const WORTH_A_LOOK_MS = 3;

/** Found by what went wrong, or sorted by what was promised: few, and as many more as there is more of it. */
const SORTED = ['orders ATTENTION', 'orders REFUNDS', 'orders COMPLAINTS'];
/** Goes through the names of all orders. */
const SEARCHES = ['Customer 77', 'Customer', 'B00000007'];

const FIRST_PAGE = { sort: 'ASC', first: 25, locale: 'en' };

const orders = (name: string, queue: string, search = '') =>
  [`orders ${name}`, /^query OrderDesk\b/, { queue, search, skip: 0 }] as const;

/** The first pages that staff open, by their name in the table. */
const PAGES: readonly (readonly [string, RegExp, object])[] = [
  ['what waits in each queue', /^query DeskQueues\b/, {}],
  ...STAFF_QUEUE_NAMES.map(
    (queue) => [`queue ${queue}`, /^query DeskQueue\b/, { ...FIRST_PAGE, queue }] as const,
  ),
  ...DESK_QUEUES.map((queue) => orders(queue, queue)),
  ...SEARCHES.map((search) => orders(`by “${search}”`, 'ALL', search)),
];

/** A shop with so many orders; for a page, what it asks its store: the rows, and the counts. */
const openDesk = async ({ stopAtEnd }: Bench, size: number) => {
  const { db } = stopAtEnd(await seeded(stores[0].open));
  await fillDesk(db, size, Date.now());
  const watched = recorder(db, false);
  const origin = 'http://localhost';
  // Filling takes minutes on a busy machine: by a clock that stood still, whoever signs in after it comes from the future.
  const app = inProcessApp({ ...watched.db, primary: db.primary }, Date.now, {
    SITE_ORIGIN: origin,
  });
  const cookie = await signIn(app.request, origin, 'admin@alva.demo');
  const headers = { origin, cookie, 'content-type': 'application/json' };
  return async (start: RegExp, variables: object) => {
    const before = watched.trips.length;
    const init = { method: 'POST', headers, body: posted(start, variables) };
    await answerOf(app.request(`${origin}/graphql`, init));
    const trips = watched.trips.slice(before);
    return [false, true].map((counts) => {
      const part = withQueries(trips, (queries) =>
        queries.filter(({ sql }) => /^\s*SELECT count\(/.test(sql) === counts),
      );
      return () => timed(() => replay(db, part));
    });
  };
};

/** What a first page of the desk costs the store: its rows, and its counts, which grow with what waits. */
export const queuesTable = async (bench: Bench): Promise<string> => {
  const desks = await Promise.all(SIZES.map((size) => openDesk(bench, size)));
  const rows: string[][] = [];
  for (const [name, start, variables] of PAGES) {
    const lanes = await Promise.all(desks.map((page) => page(start, variables)));
    const times = await inTurn(ROUNDS, lanes.flat());
    const [few = 0, fewCounted = 0, many = 0, manyCounted = 0] = times.map(median);
    const growth = many / few;
    const isFlat = SORTED.includes(name) || many < WORTH_A_LOOK_MS || growth <= MOST_GROWTH;
    const together = many + manyCounted;
    rows.push([
      name,
      few.toFixed(1),
      many.toFixed(1),
      marked(growth.toFixed(2), isFlat),
      fewCounted.toFixed(1),
      manyCounted.toFixed(1),
      marked(together.toFixed(1), together <= MOST_MS),
    ]);
  }
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
