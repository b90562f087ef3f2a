import { join } from 'node:path';
import { freePort } from '#db/sqld.ts';
import { bundleWorker } from '#edge/bundle.ts';
import { startWorkerd } from '#edge/workerd.ts';
import { CASES } from './cases.ts';
import { median } from './median.ts';
import { untilAnswers } from './servers.ts';
import { getShot } from './shots.ts';

export interface ColdStart {
  /** From starting the runtime's process to the first answered list, store trip included. */
  readonly milliseconds: number;
  readonly gzipBytes: number;
}

const ROUNDS = 5;

/** The median of a few starts of the worker, each in a process of its own. */
export const coldStart = async (
  bindings: Readonly<Record<string, string>>,
  folder: string,
): Promise<ColdStart> => {
  const { code, gzipBytes } = await bundleWorker();
  const [list] = CASES;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS && list; round++) {
    const port = await freePort();
    const from = performance.now();
    const child = startWorkerd({
      code,
      bindings,
      port,
      folder: join(folder, 'cold'),
      stdio: 'ignore',
    });
    await untilAnswers(`http://127.0.0.1:${port}${getShot(port, list).path}`);
    times.push(performance.now() - from);
    child.kill('SIGKILL');
  }
  return { milliseconds: median(times), gzipBytes };
};
