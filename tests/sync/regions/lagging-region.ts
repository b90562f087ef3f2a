import { COMMITS } from '#db/bookmark.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { openWire } from '#edge/run/wire.ts';
import type { Dice } from '#tests/support/random.ts';

export const LONGEST_LAG_MS = 5_000;
const LEAST_DELAY_MS = 400;

export interface LaggingRegion {
  readonly replicaUrl: string;
  readonly db: OpenDatabase;
  /** What its replica shows comes later; by how much the dice say, the longest without them. */
  lag(random?: Dice): void;
  /** `kill -9` of its replica, and back on its disk a moment later. */
  die(forMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** What a run found. */
export interface Walked {
  /** Where somebody was shown less than before, or less than they wrote. */
  readonly faults: readonly string[];
  readonly counts: Readonly<Record<'reads' | 'writes' | 'deaths' | 'refused', number>>;
}

/** Somebody's next step follows at once, or, one in ten, after a while: a long run is idle for most of it. */
export const stepAfter = (random: Dice): number =>
  random.roll(10) === 0 ? random.roll(2_000) : random.roll(40);

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

const TRIES = 100;

/** A replica that comes up over a long line answers nobody until it has caught up, packet by packet. */
const untilItAnswers = async (db: OpenDatabase): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const late = pause(500).then(() => false);
    const answered = db.read([COMMITS]).then(
      () => true,
      () => false,
    );
    if (await Promise.race([answered, late])) return;
    await pause(20);
  }
  throw new Error('The replica does not answer.');
};

/** A replica behind a long line to its primary. */
export const openLaggingRegion = async (primary: Sqld, folder: string): Promise<LaggingRegion> => {
  const wire = await openWire(primary.replicationUrl);
  const options = { folder, replicaOf: wire.origin };
  let replica = await startSqld(options);
  const replicaUrl = replica.url;
  const port = Number(new URL(replicaUrl).port);
  const db = openDatabase({ url: replicaUrl, primaryUrl: primary.url });
  await untilItAnswers(db);
  return {
    replicaUrl,
    db,
    lag: (random) => {
      // Each way: what a replica asks for comes after twice as long.
      const most = LONGEST_LAG_MS / 2;
      wire.state.delayMs = random ? LEAST_DELAY_MS + random.roll(most - LEAST_DELAY_MS) : most;
    },
    die: async (forMs) => {
      await replica.kill();
      await pause(forMs);
      // Behind a bad line it may not get up at once.
      wire.state.delayMs = 0;
      replica = await startSqld({ ...options, port });
      await untilItAnswers(db);
    },
    stop: async () => {
      db.close();
      await replica.stop('keep');
      await wire.stop();
    },
  };
};
