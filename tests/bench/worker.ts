import { join } from 'node:path';
import { onFreePort } from '#db/sqld.ts';
import { bundleWorker } from '#edge/run/bundle-worker.ts';
import { startWorkerd } from '#edge/run/workerd.ts';
import { getShot, LIST } from './cases.ts';
import { inTurn, median, timed } from './rounds.ts';
import { type Bench, untilAnswers } from './servers.ts';
import { atMost, kilobytes, table, wholeMs } from './table.ts';

const ROUNDS = 5;
const BUNDLE_LIMIT = 300_000;
const COLD_START_LIMIT = 400;

/** Size of the worker, and the median of a few starts of it, each in a process of its own. */
export const workerTable = async ({ folder, sides }: Bench): Promise<string> => {
  const bundle = await bundleWorker();
  const { bindings } = sides.workerd;
  const start = () =>
    onFreePort((port) =>
      timed(async () => {
        const options = { bundle, bindings, port, folder: join(folder, 'cold') };
        const child = startWorkerd({ ...options, stdio: 'ignore' });
        await untilAnswers(`http://127.0.0.1:${port}${getShot(LIST).path}`, child);
        child.kill('SIGKILL');
      }),
    );
  const [times = []] = await inTurn(ROUNDS, [start]);
  const first = 'first answer after its process starts, with its trip to the store';
  return table(
    ['the worker', 'measured', 'limit'],
    [
      atMost(
        'gzip of what the first public answer needs',
        bundle.gzipBytes,
        BUNDLE_LIMIT,
        kilobytes,
      ),
      atMost(first, Math.round(median(times)), COLD_START_LIMIT, wholeMs),
    ],
  );
};
