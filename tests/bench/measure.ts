import { openDatabase } from '#db/client.ts';
import type { BareAnswers } from './bare.ts';
import { CASES, type Case, LONG } from './cases.ts';
import { rate, type Shot } from './load.ts';
import { median } from './median.ts';
import { fillModels } from './models.ts';
import type { RuntimeResult, Sample } from './report.ts';
import { type Contestant, type Runtime, type Server, startServer } from './servers.ts';
import { getShot, shotFor } from './shots.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 400);
const RUN_UP_MS = 150;
const WARM_UP_MS = Number(process.env.BENCH_WARM_UP_MS ?? 4000);

interface Lane {
  readonly label: string;
  readonly server: Server;
  readonly shot: Shot;
  readonly rates: number[];
  /** CPU microseconds a request. */
  readonly costs: number[];
}

const sendOnce = ({ port, path, method, headers, body }: Shot): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body && { body }) });

const fire = async ({ server, shot, rates, costs }: Lane): Promise<void> => {
  // The others' rounds may have taken longer than a stream of the store stays open (db/http.ts).
  await rate(shot, RUN_UP_MS);
  const cpu = server.cpu();
  const from = performance.now();
  const reached = await rate(shot, ROUND_MS);
  const requests = (reached * (performance.now() - from)) / 1000;
  rates.push(reached);
  costs.push(((server.cpu() - cpu) * 1000) / requests);
};

const lanesOf = async (servers: readonly Server[], each: Case): Promise<Lane[]> => {
  const lane = (label: string, server: Server, shot: Shot): Lane => ({
    label,
    server,
    shot,
    rates: [],
    costs: [],
  });
  const lanes: Lane[] = [];
  for (const server of servers) {
    lanes.push(lane(server.contestant, server, shotFor(server.contestant, server.port, each)));
    if (server.contestant !== 'bff') continue;
    const plain = getShot(server.port, each);
    const etag = (await sendOnce(plain)).headers.get('etag') ?? '';
    lanes.push(lane('get', server, plain));
    lanes.push(lane('revalidate', server, getShot(server.port, each, etag)));
  }
  return lanes;
};

/** A contestant that answers less, or something else, would win for nothing. */
const mustAgree = async (lanes: readonly Lane[]): Promise<void> => {
  const posts = lanes.filter(({ shot }) => shot.method === 'POST');
  const answers = await Promise.all(
    posts.map(async ({ shot }) => JSON.stringify(await (await sendOnce(shot)).json())),
  );
  for (const [index, answer] of answers.entries())
    if (answer !== answers[0])
      throw new Error(`${posts[index]?.label} does not answer as ${posts[0]?.label} does.`);
};

type Bindings = Readonly<Record<string, string>>;

const CONTESTANTS: readonly Contestant[] = ['trip', 'bare', 'bff', 'yoga'];

/** Copies models into the store of these bindings. */
const lengthen = async ({ DATABASE_URL = '' }: Bindings): Promise<void> => {
  const db = openDatabase({ url: DATABASE_URL });
  await fillModels(db, 50);
  db.close();
};

interface Race {
  /** In the table. */
  readonly name: string;
  readonly runtime: Runtime;
  /** How long what the store said holds, for every contestant. */
  readonly confirmedForMs: number;
  readonly cases?: readonly Case[];
}

/** Every contestant in turn, on the store of `common`; after `LONG` it has 50 models. */
export const measure = async (
  { name, runtime, confirmedForMs, cases = [...CASES, LONG] }: Race,
  common: Bindings,
  folder: string,
): Promise<RuntimeResult> => {
  const bindings = { ...common, CONFIRMED_FOR_MS: String(confirmedForMs) };
  const servers: Server[] = [];
  const samples: Record<string, Record<string, Sample>> = {};
  try {
    for (const contestant of CONTESTANTS)
      servers.push(await startServer(runtime, contestant, bindings, folder));
    for (const each of cases) {
      if (each === LONG) {
        await lengthen(bindings);
        await new Promise((resolve) => setTimeout(resolve, confirmedForMs));
      }
      const lanes = await lanesOf(servers, each);
      await mustAgree(lanes);
      for (const { shot } of lanes) await rate(shot, WARM_UP_MS);
      for (let round = 0; round < ROUNDS; round++) for (const lane of lanes) await fire(lane);
      samples[each.name] = Object.fromEntries(
        lanes.map(({ label, rates, costs }) => [label, { rates, cpu: median(costs) }]),
      );
    }
  } finally {
    for (const server of servers) server.stop();
  }
  return { name, samples };
};

/** What the BFF answers is what the ceiling sends. The store has 50 models afterwards. */
export const answersOf = async (bindings: Bindings, folder: string): Promise<BareAnswers> => {
  const asking = { ...bindings, CONFIRMED_FOR_MS: '0' };
  const server = await startServer('Node', 'bff', asking, folder);
  const ask = async (each: Case) => [
    each.key,
    await (await sendOnce(getShot(server.port, each))).json(),
  ];
  try {
    const short = await Promise.all(CASES.map(ask));
    await lengthen(bindings);
    return Object.fromEntries([...short, await ask(LONG)]);
  } finally {
    server.stop();
  }
};
