import { site } from './memory.ts';
import { storm } from './storm-crowd.ts';
import { limited, table, whole } from './table.ts';

const DEVICES = Number(process.env.BENCH_DEVICES ?? 2_000);
const CONNECTIONS = 500;
const MOST_P99_MS = 300;

const seconds = (after: number): string => `${after.toFixed(1)} s`;

/** Everybody comes back at once, to the product as `npm start` brings it up. */
export const stormTable = async (folder: string): Promise<string> => {
  const product = await site(folder);
  try {
    // Once to warm up.
    await storm(product, 100, 50);
    const { doneAfter, sentAway, lost, strangerP99 } = await storm(product, DEVICES, CONNECTIONS);
    const { help, payment, write, read } = doneAfter;
    const isEarly = payment <= Math.max(write, read);
    const p99 = `${whole(strangerP99)} ms`;
    const isQuick = strangerP99 <= MOST_P99_MS;
    return table(
      [`${whole(DEVICES)} devices on ${CONNECTIONS} connections`, 'measured', 'limit'],
      [
        limited('the last call for help is answered after', seconds(help)),
        limited('the last payment', seconds(payment), 'before other writes', isEarly),
        limited('the last other write of an outbox', seconds(write)),
        limited('the last synchronisation', seconds(read)),
        limited('requests sent away with 503, which came again', whole(sentAway)),
        limited('requests lost', whole(lost.length), '0', lost.length === 0),
        limited('a stranger’s page meanwhile, 99th percentile', p99, `${MOST_P99_MS} ms`, isQuick),
      ],
    );
  } finally {
    await product.stop();
  }
};
