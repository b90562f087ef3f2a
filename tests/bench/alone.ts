import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { nothingChanged } from './cases.ts';
import { send } from './load.ts';
import { median, setting } from './rounds.ts';
import { type Bench, sessionOn, startServer } from './servers.ts';
import { limited, table, whole } from './table.ts';

const WINDOWS = setting('ROUNDS', 9);
const LEAST = 5_000;

/**
 * What a phone asks most often, without a socket and without whoever asks beside it: a process on each core, all on
 * the same store.
 */
export const aloneTable = async (bench: Bench): Promise<string> => {
  const { folder, sides, stopAtEnd } = bench;
  const { bindings } = sides.Node;
  const cookie = await sessionOn(sides.Node);
  const { port, stop } = await startServer(bench, 'Node', 'bff', bindings);
  const shot = await nothingChanged((each) => send(port, each), cookie);
  stop();
  const env = {
    ...process.env,
    ...bindings,
    NODE_ENV: 'production' as const,
    SHOT: JSON.stringify(shot),
    WARM_UP_MS: `${setting('WARM_UP_MS', 4_000)}`,
    WINDOWS: `${WINDOWS}`,
    WINDOW_MS: `${setting('ROUND_MS', 1_000)}`,
  };
  const ratesOf = async (): Promise<number[]> => {
    const child = fork(join(import.meta.dirname, 'in-process.ts'), [], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    stopAtEnd({ stop: () => child.kill() });
    const ended = once(child, 'exit').then(() => {
      throw new Error('The process ended.');
    });
    const [rates] = await Promise.race([once(child, 'message'), ended]);
    return rates;
  };
  const cores = availableParallelism();
  const lanes = await Promise.all(Array.from({ length: cores }, ratesOf));
  const sums = Array.from({ length: WINDOWS }, (_, at) =>
    lanes.reduce((sum, rates) => sum + (rates[at] ?? 0), 0),
  );
  const reached = median(sums);
  return table(
    ['a phone’s five collections, nothing changed', 'requests/s', 'limit'],
    [
      limited(
        `alone in its process, on ${cores} cores`,
        whole(reached),
        `≥ ${whole(LEAST)}`,
        reached >= LEAST,
      ),
    ],
  );
};
