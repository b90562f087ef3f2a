import { type Load, load, type Shot } from './load.ts';
import { median } from './median.ts';
import type { Server } from './servers.ts';
import { milliseconds } from './table.ts';

const RUN_UP_MS = 150;

export interface Lane {
  readonly server: Pick<Server, 'cpu'>;
  readonly shot: Shot;
  /** Round by round. */
  readonly loads: Load[];
  requests: number;
  /** Milliseconds of the server's process, which other load on the machine does not change. */
  cpu: number;
}

export const laneOf = (server: Lane['server'], shot: Shot): Lane => ({
  server,
  shot,
  loads: [],
  requests: 0,
  cpu: 0,
});

const fire = async (lane: Lane, { roundMs, connections }: Rounds): Promise<void> => {
  // The others' rounds may have taken longer than a stream of the store stays open (db/http.ts).
  await load(lane.shot, RUN_UP_MS);
  const cpu = lane.server.cpu();
  const reached = await load(lane.shot, roundMs, connections);
  lane.loads.push(reached);
  lane.requests += reached.count;
  lane.cpu += lane.server.cpu() - cpu;
};

export interface Rounds {
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
  /** Eight when left out. */
  readonly connections?: number;
}

/** Every lane in turn, round after round, so that whatever else the machine does slows all of them. */
export const race = async (lanes: readonly Lane[], each: Rounds): Promise<void> => {
  for (const { shot } of lanes) await load(shot, each.warmUpMs);
  for (let round = 0; round < each.rounds; round++)
    for (const lane of lanes) await fire(lane, each);
};

/** Median of the ratios of the same rounds. */
export const ratio = (a: Lane, b: Lane): number =>
  median(a.loads.map(({ rate }, round) => rate / (b.loads[round]?.rate ?? Number.NaN)));

/** Median of a figure of the rounds. */
export const figureOf = ({ loads }: Lane, figure: keyof Load): number =>
  median(loads.map((each) => each[figure]));

/** CPU for a request, of that in another lane. */
export const cpuRatio = (a: Lane, b: Lane): number => a.cpu / a.requests / (b.cpu / b.requests);

/** A ratio, with the least we hold ourselves to. */
export const atLeast = (value: number, least?: number): string => {
  if (least === undefined) return value.toFixed(2);
  return `${value.toFixed(2)} (≥ ${least})${value >= least ? '' : ' ✗'}`;
};

export const COSTS = ['CPU, ms a request', 'p50, ms', 'p99, ms', 'max, ms'] as const;

/** Of one lane alone: ms of its process for a request, and of its answers. */
export const costsOf = (lane: Lane): string[] => [
  (lane.cpu / lane.requests).toFixed(2),
  milliseconds(figureOf(lane, 'p50')),
  milliseconds(figureOf(lane, 'p99')),
  milliseconds(Math.max(...lane.loads.map(({ max }) => max))),
];
