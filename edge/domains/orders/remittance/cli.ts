/**
 * `npm run orders:remittance -- <file>`: books what a financing company has paid, from its remittance
 * advice as CSV with the columns order, amount, date and reference. Safe to repeat.
 */

import { readFileSync } from 'node:fs';
import { openFromEnvironment, runAsCli } from '#db/cli.ts';
import { createIds } from '#edge/platform/ids.ts';
import { bookRemittance, readRemittance } from './book.ts';

await runAsCli(import.meta.url, async () => {
  const [, , path] = process.argv;
  if (path === undefined) throw new Error('orders:remittance -- <file.csv>');
  const lines = readRemittance(readFileSync(path, 'utf8'));
  const db = openFromEnvironment();
  try {
    const deps = { db, ids: createIds(Date.now), clock: Date.now };
    const { paid, refused } = await bookRemittance(lines, deps);
    const rest = refused.length === 0 ? '' : `, not owed: ${refused.join(' ')}`;
    return `${lines.length} lines: ${paid} payments booked${rest}`;
  } finally {
    db.close();
  }
});
