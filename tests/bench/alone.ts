import { once } from 'node:events';
import { median } from '#tests/support/rounds.ts';
import { openSide, startNode } from '#tests/support/served-bff.ts';
import { signedInCases } from './cases.ts';
import { type Bench, limited, setting, table, whole } from './section.ts';

const WHAT = 'sync of five collections, nothing changed';
const WARM_UP = 4;
const LEAST = 2_500;

/** What a phone asks most often, in one process, without a socket and without whoever asks beside it. */
export const aloneTable = async ({ stopAtEnd }: Bench) => {
  const side = stopAtEnd(await openSide('Node'));
  const { shot } = (await signedInCases(side)).find(({ name }) => name === WHAT) ?? {};
  const child = startNode('tests/bench/in-process.ts', {
    ...side.bindings,
    SHOT: JSON.stringify(shot),
    WINDOWS: `${WARM_UP + setting('ROUNDS', 9)}`,
    WINDOW_MS: `${setting('ROUND_MS', 1_000)}`,
  });
  // A process that ends before has no rates.
  const [rates] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const reached = median(rates.slice(WARM_UP));
  const row = limited('alone in one process', whole(reached), whole(LEAST), reached >= LEAST);
  return table([WHAT, 'requests/s', 'at least'], [row]);
};
