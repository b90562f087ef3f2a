import { answerOf, type Load, load, type Shot, send } from './load.ts';
import { inTurn, median } from './rounds.ts';
import type { Server } from './servers.ts';
import { milliseconds } from './table.ts';

const RUN_UP_MS = 150;

export interface Target {
  readonly server: Pick<Server, 'port' | 'cpu'>;
  readonly shot: Shot;
}

/** Round by round; `cpu` is milliseconds of the server's process, which other load on the machine does not change. */
export type Lane = readonly (Load & { readonly cpu: number })[];

export interface Rounds {
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
  /** Eight when left out. */
  readonly connections?: number;
}

/** One that answers less than the others, or something else, would win for nothing. */
export const requireSameAnswers = async (
  what: string,
  targets: Readonly<Record<string, Target>>,
): Promise<void> => {
  const answers = new Set<string>();
  for (const { server, shot } of Object.values(targets))
    answers.add(JSON.stringify(await answerOf(send(server.port, shot))));
  if (answers.size > 1) throw new Error(`${what}: ${Object.keys(targets)} do not answer the same`);
};

/** Each in turn, after all of them are warm. @returns a lane for each name */
export const race = async (
  targets: Readonly<Record<string, Target>>,
  { rounds, roundMs, warmUpMs, connections }: Rounds,
): Promise<Readonly<Record<string, Lane>>> => {
  const all = Object.values(targets);
  for (const { server, shot } of all) await load(server.port, shot, warmUpMs);
  const fire =
    ({ server, shot }: Target) =>
    async () => {
      // The others' rounds may have taken longer than a stream of the store stays open (db/http.ts).
      await load(server.port, shot, RUN_UP_MS);
      const cpu = server.cpu();
      const reached = await load(server.port, shot, roundMs, connections);
      return { ...reached, cpu: server.cpu() - cpu };
    };
  const lanes = await inTurn(rounds, all.map(fire));
  return Object.fromEntries(Object.keys(targets).map((name, at) => [name, lanes[at] ?? []]));
};

/** Median of the ratios of the same rounds. */
export const ratio = (a: Lane, b: Lane): number =>
  median(a.map(({ rate }, round) => rate / (b[round]?.rate ?? Number.NaN)));

/** Median of a figure of the rounds. */
export const figureOf = (lane: Lane, figure: keyof Load): number =>
  median(lane.map((each) => each[figure]));

/** Milliseconds of the process for a request. */
export const cpuOf = (lane: Lane): number => {
  const sum = (figure: 'cpu' | 'count') => lane.reduce((all, each) => all + each[figure], 0);
  return sum('cpu') / sum('count');
};

export const COSTS = ['CPU, ms a request', 'p50, ms', 'p99, ms', 'max, ms'] as const;

/** Of one lane alone: ms of its process for a request, and of its answers. */
export const costsOf = (lane: Lane): string[] => [
  cpuOf(lane).toFixed(2),
  milliseconds(figureOf(lane, 'p50')),
  milliseconds(figureOf(lane, 'p99')),
  milliseconds(Math.max(...lane.map(({ max }) => max))),
];
