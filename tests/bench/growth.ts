import type { OpenDatabase } from '#db/open.ts';
import { DESK_QUEUES } from '#edge/contract/orders/desk.ts';
import { STAFF_QUEUE_NAMES } from '#edge/contract/staff/queues.ts';
import { signIn } from '#tests/support/actors.ts';
import { fillDesk } from '#tests/support/desk-rows.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { fillParts } from '#tests/support/part-rows.ts';
import { inTurn, median, timed } from '#tests/support/rounds.ts';
import { fillStations, IN_FIELD } from '#tests/support/station-rows.ts';
import { migrated, seeded, stores } from '#tests/support/stores.ts';
import { recorder, replay, withQueries } from '#tests/support/trips.ts';
import { asking } from '#tests/support/trusted.ts';
import { type Bench, marked, setting, table, whole } from './section.ts';

const ROUNDS = setting('ROUNDS', 50);
const SITE_ORIGIN = 'http://localhost';
/** Of a page that staff open: its rows and counts, and what is too little to look at. */
const STAFF_MS = { most: 30, noise: 3 };

/** Its name, a trusted document with variables, and how much more the largest store may cost than the smallest. */
type Question = readonly [string, RegExp, object, number | undefined];

interface Growth {
  readonly what: string;
  readonly sizes: readonly number[];
  readonly fill: (db: OpenDatabase, size: number, now: number) => Promise<void>;
  readonly questions: readonly Question[];
  /** Of the whole answer, where some of the work is outside of the store; else of the store's time alone. */
  readonly ofAnswer?: boolean;
  /** On the demo's store, by its staff, for whom what waits is counted too. */
  readonly ofStaff?: boolean;
}

/** A store of this size; for a question, what its rows cost there, and what its counts, in ms. */
const openSize = async ({ stopAtEnd }: Bench, growth: Growth, size: number) => {
  const { fill, ofAnswer, ofStaff } = growth;
  const { db } = stopAtEnd(await (ofStaff ? seeded : migrated)(stores[0].open));
  await fill(db, size, Date.now());
  const watched = recorder(db, false);
  const app = inProcessApp({ ...watched.db, primary: db.primary }, Date.now, { SITE_ORIGIN });
  const cookie = ofStaff ? await signIn(app.request, SITE_ORIGIN, 'admin@alva.demo') : '';
  const ask = asking(app.request, SITE_ORIGIN, cookie);
  return async (start: RegExp, variables: object) => {
    const before = watched.trips.length;
    await ask(start, variables);
    const trips = watched.trips.slice(before);
    const [rows = [], counts = []] = [false, true].map((isCount) =>
      withQueries(trips, (each) => (/^\s*SELECT count\(/.test(each.sql) === isCount ? each : [])),
    );
    const main = () => (ofAnswer ? ask(start, variables) : replay(db, rows));
    return [() => timed(main), () => timed(() => replay(db, counts))];
  };
};

const fine = (ms: number): string => ms.toFixed(2);

const growthTable = (growth: Growth) => async (bench: Bench) => {
  const { what, sizes, questions, ofStaff } = growth;
  const asks: Awaited<ReturnType<typeof openSize>>[] = [];
  for (const size of sizes) asks.push(await openSize(bench, growth, size));
  const rows: string[][] = [];
  for (const [name, start, variables, most] of questions) {
    const lanes = await Promise.all(asks.map((ask) => ask(start, variables)));
    const medians = (await inTurn(ROUNDS, lanes.flat())).map(median);
    const costs = medians.filter((_, at) => at % 2 === 0);
    const counts = medians.filter((_, at) => at % 2 === 1);
    const [smallest = 0, largest = 0, count = 0] = [costs[0], costs.at(-1), counts.at(-1)];
    const ratio = largest / smallest;
    const isFlat = !most || ratio <= most || (ofStaff === true && largest < STAFF_MS.noise);
    const figure = most ? `${fine(ratio)} (≤ ${most})` : fine(ratio);
    const together = marked(fine(largest + count), largest + count <= STAFF_MS.most);
    const ofCounts = ofStaff ? [...counts.map(fine), together] : [];
    rows.push([name, ...costs.map(fine), marked(figure, isFlat), ...ofCounts]);
  }
  const columns = (part: string) => sizes.map((size) => `${part}, ${whole(size)}`);
  const ofCounts = [...columns('counts'), `together (≤ ${STAFF_MS.most})`];
  return table([what, ...columns('ms'), 'growth', ...ofCounts], rows);
};

const NEAR = /^query ChargingStationNearby\b/;
export const stationsTable = growthTable({
  what: '20 nearest stations',
  sizes: [1_000, 10_000, 100_000],
  fill: fillStations,
  questions: [['two filters that pass a fifth', NEAR, { params: IN_FIELD }, 2]],
});

const search = (name: string, typed: string): Question => {
  return [name, /^query PriceList\b/, { search: typed, locale: 'en' }, 1.5];
};
export const partsTable = growthTable({
  what: 'search of the price list',
  sizes: [1_000, 10_000],
  fill: fillParts,
  questions: [
    search('part number', '10200 m0007'),
    search('name and model', 'brake disc m0007'),
    search('first letters', 'br'),
    search('misspelt, which is corrected', 'handelbar m0007'),
  ],
  ofAnswer: true,
});

/** By what went wrong, or sorted by what was promised: few, and as many more as there is more of it. */
const SORTED = ['ATTENTION', 'REFUNDS', 'COMPLAINTS'];
const orders = (name: string, queue: string, typed = ''): Question => {
  const most = SORTED.includes(queue) ? undefined : 2;
  return [`orders ${name}`, /^query OrderDesk\b/, { queue, search: typed, skip: 0 }, most];
};
const waiting = (queue: string): Question => {
  const variables = { sort: 'ASC', first: 25, locale: 'en', queue };
  return [`queue ${queue}`, /^query DeskQueue\b/, variables, 2];
};
/** Through the names of all orders. */
const SEARCHES = ['Customer 77', 'Customer', 'B00000007'];
const SMALLEST = setting('ORDERS', 10_000);
export const deskTable = growthTable({
  what: 'first pages that staff open',
  sizes: [SMALLEST, SMALLEST * 10],
  fill: fillDesk,
  questions: [
    ['what waits in each queue', /^query DeskQueues\b/, {}, 2],
    ...STAFF_QUEUE_NAMES.map(waiting),
    ...DESK_QUEUES.map((queue) => orders(queue, queue)),
    ...SEARCHES.map((typed) => orders(`by “${typed}”`, 'ALL', typed)),
  ],
  ofStaff: true,
});
