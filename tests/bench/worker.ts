import { join } from 'node:path';
import { onFreePort } from '#db/sqld.ts';
import { bundleWorker } from '#edge/run/bundle-worker.ts';
import { startWorkerd } from '#edge/run/workerd.ts';
import { getShot, LIST } from './cases.ts';
import { median } from './median.ts';
import { type Bindings, untilAnswers } from './servers.ts';
import { kilobytes, limited, table } from './table.ts';

const ROUNDS = 5;
const BUNDLE_LIMIT = 300_000;
const COLD_START_LIMIT = 400;

/** Size of the worker, and the median of a few starts of it, each in a process of its own. */
export const workerTable = async (bindings: Bindings, folder: string): Promise<string> => {
  const bundle = await bundleWorker();
  const { gzipBytes } = bundle;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await onFreePort(async (port) => {
      const from = performance.now();
      const options = { bundle, bindings, port, folder: join(folder, 'cold') };
      const child = startWorkerd({ ...options, stdio: 'ignore' });
      await untilAnswers(`http://127.0.0.1:${port}${getShot(port, LIST).path}`, child);
      times.push(performance.now() - from);
      child.kill('SIGKILL');
    });
  }
  const first = Math.round(median(times));
  return table(
    ['the worker', 'measured', 'limit'],
    [
      limited(
        'gzip of what the first public answer needs',
        kilobytes(gzipBytes),
        kilobytes(BUNDLE_LIMIT),
        gzipBytes <= BUNDLE_LIMIT,
      ),
      limited(
        'first answer after its process starts, with its trip to the store',
        `${first} ms`,
        `${COLD_START_LIMIT} ms`,
        first <= COLD_START_LIMIT,
      ),
    ],
  );
};
