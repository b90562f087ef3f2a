import { onFreePort } from '#db/sqld.ts';
import { bundleWorker } from '#edge/run/bundle-worker.ts';
import { startWorkerd } from '#edge/run/workerd.ts';
import { inTurn, median, timed } from '#tests/support/rounds.ts';
import { openSide, untilAnswers } from '#tests/support/served-bff.ts';
import { LIST } from './cases.ts';
import { atMost, type Bench, table, wholeMs } from './section.ts';

const ROUNDS = 5;
const LIMIT_MS = 400;

/** The median of a few starts of the worker, each in a process of its own. */
export const workerTable = async ({ folder, stopAtEnd }: Bench) => {
  const bundle = await bundleWorker();
  const { bindings } = stopAtEnd(await openSide('workerd'));
  const start = () =>
    onFreePort((port) =>
      timed(async () => {
        const child = startWorkerd({ bundle, bindings, port, folder, stdio: 'ignore' });
        await untilAnswers(`http://127.0.0.1:${port}${LIST.get?.path}`, child);
        child.kill('SIGKILL');
      }),
    );
  const [times = []] = await inTurn(ROUNDS, [start]);
  const first = 'first answer after its process starts, with its trip to the store';
  const rows = [atMost(first, Math.round(median(times)), LIMIT_MS, wholeMs)];
  return table(['the worker', 'measured', 'limit'], rows);
};
