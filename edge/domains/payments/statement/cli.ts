/**
 * `npm run payments:statement -- <file>`: books the balance statement that the provider's dashboard
 * exports as CSV: payouts to our bank, and fees that were not as agreed; names refunds that
 * the ledger does not have. Safe to repeat.
 */

import { readFileSync } from 'node:fs';
import { openFromEnvironment, runAsCli } from '#db/cli.ts';
import { createIds } from '#edge/platform/ids.ts';
import { bookStatement } from './book.ts';
import { readStatement } from './read.ts';

await runAsCli(import.meta.url, async () => {
  const [, , path] = process.argv;
  if (path === undefined) throw new Error('payments:statement -- <file.csv>');
  const rows = readStatement(readFileSync(path, 'utf8'));
  const db = openFromEnvironment();
  try {
    const deps = { db, ids: createIds(Date.now), clock: Date.now };
    const { payouts, corrected, unknown, refundedMore } = await bookStatement(rows, deps);
    const strangers = unknown.length === 0 ? '' : `, not of this store: ${unknown.join(' ')}`;
    const refunds =
      refundedMore.length === 0
        ? ''
        : `, refunds that the ledger does not have: ${refundedMore.join(' ')}`;
    return `${rows.length} lines: ${payouts} payouts booked, ${corrected} fees corrected${strangers}${refunds}`;
  } finally {
    db.close();
  }
});
