import { join } from 'node:path';
import { storm } from '#tests/support/crowd.ts';
import { startSite } from '#tests/support/product-process.ts';
import { atMost, type Bench, limited, setting, table, whole, wholeMs } from './section.ts';

const DEVICES = setting('DEVICES', 2_000);
const CONNECTIONS = 500;
const MOST_P99_MS = 300;

const seconds = (after: number): string => `${after.toFixed(1)} s`;

/** Everybody comes back at once, to the product as `npm start` brings it up. */
export const stormTable = async ({ folder, stopAtEnd }: Bench) => {
  const product = stopAtEnd(await startSite({ data: join(folder, 'storm') }));
  // Once to warm up.
  await storm(product, 100, 50);
  const { doneAfter, sentAway, lost, strangerP99 } = await storm(product, DEVICES, CONNECTIONS);
  const { help, payment, write, read } = doneAfter;
  const isEarly = payment <= Math.max(write, read);
  return table(
    [`${whole(DEVICES)} devices on ${CONNECTIONS} connections`, 'measured', 'limit'],
    [
      limited('the last call for help is answered after', seconds(help)),
      limited('the last payment', seconds(payment), 'before other writes', isEarly),
      limited('the last other write of an outbox', seconds(write)),
      limited('the last synchronisation', seconds(read)),
      limited('requests sent away with 503, which came again', whole(sentAway)),
      atMost('requests lost', lost.length, 0),
      atMost('a stranger’s page meanwhile, 99th percentile', strangerP99, MOST_P99_MS, wholeMs),
    ],
  );
};
