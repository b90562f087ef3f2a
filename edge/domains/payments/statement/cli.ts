/**
 * `npm run payments:statement -- <file>`: books the balance statement that the provider's dashboard
 * exports as CSV: payouts to our bank, and fees that were not as agreed; names refunds that
 * the ledger does not have, and those that the statement lacks. Safe to repeat.
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
    const { payouts, corrected, unknown, refundedMore, refundedLess } = await bookStatement(
      rows,
      deps,
    );
    const named = [
      ['not of this store', unknown],
      ['refunds that the ledger does not have', refundedMore],
      ['refunds that the statement does not have', refundedLess],
    ] as const;
    const differing = named.flatMap(([what, names]) =>
      names.length === 0 ? [] : [`, ${what}: ${names.join(' ')}`],
    );
    return `${rows.length} lines: ${payouts} payouts booked, ${corrected} fees corrected${differing.join('')}`;
  } finally {
    db.close();
  }
});
