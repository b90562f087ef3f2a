import { type Load, load, rate, type Shot } from './load.ts';
import { median } from './median.ts';
import type { Server } from './servers.ts';

const RUN_UP_MS = 150;

export interface Lane {
  readonly server: Server;
  readonly shot: Shot;
  /** Round by round. */
  readonly loads: Load[];
  requests: number;
  /** Milliseconds of the server's process, which other load on the machine does not change. */
  cpu: number;
}

export const laneOf = (server: Server, shot: Shot): Lane => ({
  server,
  shot,
  loads: [],
  requests: 0,
  cpu: 0,
});

const fire = async (lane: Lane, { roundMs, connections }: Rounds): Promise<void> => {
  // The others' rounds may have taken longer than a stream of the store stays open (db/http.ts).
  await rate(lane.shot, RUN_UP_MS);
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
  for (const { shot } of lanes) await rate(shot, each.warmUpMs);
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
