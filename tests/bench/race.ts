import { ulid } from '#edge/contract/ids.ts';
import { repeated, type Shot } from '#tests/support/http-client.ts';
import type { Usage } from '#tests/support/process-usage.ts';
import { inTurn, median, quantile } from '#tests/support/rounds.ts';
import { answerOf } from '#tests/support/trusted.ts';
import { atLeast, marked, milliseconds, setting } from './section.ts';

/** Whoever is signed in sends an idempotency key that nobody had before. */
const withKey = (shot: Shot): Shot => {
  if (!('cookie' in shot.headers)) return shot;
  return { ...shot, headers: { ...shot.headers, 'idempotency-key': ulid(Date.now()) } };
};

/** Sends it once. */
export const send = (port: number, shot: Shot): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${shot.path}`, withKey(shot));

/** A closed loop of so many connections. @returns how long each request took until its whole answer, in ms */
const load = async (
  port: number,
  shot: Shot,
  milliseconds: number,
  connections: number,
): Promise<readonly number[]> => {
  const until = performance.now() + milliseconds;
  const lane = () => repeated(port, () => withKey(shot), until);
  return (await Promise.all(Array.from({ length: connections }, lane))).flat();
};

export interface Target {
  readonly server: Pick<Usage, 'cpu'> & { readonly port: number };
  readonly shot: Shot;
}

/** A round: how long each answer took, how many there were a second, and how long the server's process computed, in ms. */
interface Round {
  readonly times: readonly number[];
  readonly rate: number;
  readonly cpu: number;
}

export type Lane = readonly Round[];

/** One that answers less than the others, or something else, would win for nothing. */
export const requireSameAnswers = async (
  what: string,
  targets: Readonly<Record<string, Target>>,
): Promise<void> => {
  const answers = new Set<string>();
  for (const { server, shot } of Object.values(targets)) {
    const answer = JSON.stringify(await answerOf(send(server.port, shot)));
    // Where the feed ends moves with what the product's jobs write.
    answers.add(answer.replaceAll(/"cursor":"[^"]*"/g, ''));
  }
  if (answers.size > 1) throw new Error(`${what}: ${Object.keys(targets)} do not answer the same`);
};

const ROUNDS = setting('ROUNDS', 15);
const ROUND_MS = setting('ROUND_MS', 400);
const WARM_UP_MS = setting('WARM_UP_MS', 4_000);
const RUN_UP_MS = 150;
/** Connections. */
export const [FEW, MANY] = [8, 64];
/** Of the 99th percentile, where many are answered at once, to the median. */
const MOST_SPREAD = 5;

/** Each in turn, after all of them are warm, which many connections are by few. @returns a lane for each name */
export const race = async (
  targets: Readonly<Record<string, Target>>,
  connections: number,
): Promise<Readonly<Record<string, Lane>>> => {
  const all = Object.values(targets);
  const warmUpMs = connections === FEW ? WARM_UP_MS : 0;
  for (const { server, shot } of all) await load(server.port, shot, warmUpMs, connections);
  const fire =
    ({ server, shot }: Target) =>
    async (): Promise<Round> => {
      // The others' rounds may have taken longer than a stream of the store stays open (db/http.ts).
      await load(server.port, shot, RUN_UP_MS, connections);
      const from = performance.now();
      const cpu = server.cpu();
      const times = await load(server.port, shot, ROUND_MS, connections);
      const rate = (times.length / (performance.now() - from)) * 1_000;
      return { times, rate, cpu: server.cpu() - cpu };
    };
  const lanes = await inTurn(ROUNDS, all.map(fire));
  return Object.fromEntries(Object.keys(targets).map((name, at) => [name, lanes[at] ?? []]));
};

export const rateOf = (lane: Lane): number => median(lane.map(({ rate }) => rate));

/** Median of the ratios of the same rounds, with the least we hold ourselves to; nothing without one of them. */
export const ratioOf = (a: Lane | undefined, b: Lane | undefined, least?: number): string => {
  if (a === undefined || b === undefined) return '';
  return atLeast(median(a.map(({ rate }, round) => rate / (b[round]?.rate ?? Number.NaN))), least);
};

export const COSTS = ['CPU, ms a request', 'p50, ms', 'p99, ms', 'max, ms'] as const;

/** Of one lane alone: ms of its process for a request, and of its answers. */
export const costsOf = (lane: Lane, connections: number): string[] => {
  const times = lane.flatMap((round) => round.times);
  const cpu = lane.reduce((sum, round) => sum + round.cpu, 0);
  const [p50 = 0, p99 = 0, max = 0] = [0.5, 0.99, 1].map((share) => quantile(times, share));
  return [
    (cpu / times.length).toFixed(2),
    milliseconds(p50),
    marked(milliseconds(p99), connections < MANY || p99 <= p50 * MOST_SPREAD),
    milliseconds(max),
  ];
};
