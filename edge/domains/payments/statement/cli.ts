/**
 * `npm run payments:statement -- <file>`: books the balance statement that the provider's dashboard
 * exports as CSV: payouts to our bank, and fees that were not as agreed; names refunds that
 * the ledger does not have, and those that the statement lacks.
 * `npm run payments:statement -- --bank <file>`: compares the transfers of refunds on our bank's statement,
 * as CSV with the columns date, amount and reference, with those that staff have confirmed.
 * Both are safe to repeat.
 */

import { readFileSync } from 'node:fs';
import { openFromEnvironment, runAsCli } from '#db/cli.ts';
import type { Database } from '#db/client.ts';
import { createIds } from '#edge/platform/ids.ts';
import { compareTransfers, readTransfers } from './bank.ts';
import { bookStatement } from './book.ts';
import { readStatement } from './read.ts';

/** What only one side has, and on which. */
const differing = (named: readonly (readonly [string, readonly string[]])[]): string =>
  named
    .flatMap(([what, names]) => (names.length === 0 ? [] : [`, ${what}: ${names.join(' ')}`]))
    .join('');

const ofProvider = async (csv: string, db: Database): Promise<string> => {
  const rows = readStatement(csv);
  const deps = { db, ids: createIds(Date.now), clock: Date.now };
  const { payouts, corrected, unknown, refundedMore, refundedLess } = await bookStatement(
    rows,
    deps,
  );
  return `${rows.length} lines: ${payouts} payouts booked, ${corrected} fees corrected${differing([
    ['not of this store', unknown],
    ['refunds that the ledger does not have', refundedMore],
    ['refunds that the statement does not have', refundedLess],
  ])}`;
};

const ofBank = async (csv: string, db: Database): Promise<string> => {
  const lines = readTransfers(csv);
  const { more, less } = await compareTransfers(lines, { db });
  return `${lines.length} lines compared${differing([
    ['transfers that no refund has', more],
    ['refunds that the statement does not have', less],
  ])}`;
};

await runAsCli(import.meta.url, async () => {
  const [, , first, second] = process.argv;
  const path = first === '--bank' ? second : first;
  if (path === undefined) throw new Error('payments:statement -- [--bank] <file.csv>');
  const csv = readFileSync(path, 'utf8');
  const db = openFromEnvironment();
  try {
    return await (first === '--bank' ? ofBank : ofProvider)(csv, db);
  } finally {
    db.close();
  }
});
