import { MINUTE_MS } from '#edge/contract/time.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { withoutInvoice } from './invoice.sql.ts';
import { issueInvoice } from './issue.ts';

/** A run ends before its lease does; what is left is the next run's. */
const LONGEST_RUN_MS = 30_000;

/** Makes the invoice of each company whose motorcycle is prepared. */
export const invoices: JobKind = {
  kind: 'orders.invoices',
  everyMs: 5 * MINUTE_MS,
  run: async (_, deps) => {
    const { db, clock, log } = deps;
    const issuing = { ...deps, cipher: createCipher(cipherKeys(deps.env)) };
    const begun = clock();
    // One whose invoice cannot be made is left behind, and does not stand before the others.
    for (let after = ''; clock() - begun < LONGEST_RUN_MS; ) {
      const [orders] = await db.readPrimary([withoutInvoice({ after })]);
      const last = orders.at(-1);
      if (last === undefined) break;
      for (const { id } of orders)
        try {
          await issueInvoice(id, issuing);
        } catch (error) {
          // Somebody else took the number, or the storage is away: the next run makes it.
          log.error('orders.invoice-failed', { id, reason: String(error) });
        }
      after = last.id;
    }
    return [];
  },
};
