import { build, type Query, query } from '#db/query.ts';
import { orderReceipt } from '#db/schema/orders-receipts.ts';
import { RECEIPT_CODE_LENGTH, receiptNumber, receiptPath } from '#edge/contract/orders/receipt.ts';
import { loadOrder } from '#edge/domains/orders/load.ts';
import { attemptById } from '#edge/domains/payments/index.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { receiptFacts } from './facts.ts';
import { latestSequence, payerAddress, receiptOfAttempt } from './receipt.sql.ts';
import { storePaper } from './store-paper.ts';

/**
 * Draws the receipt of a settled payment, stores the file, and gives back the statements that make it
 * one; nothing when there is one already, or the payment did not stay. What is cut off before they are
 * written leaves a file that the sweep deletes, and neither a receipt nor a gap in the numbers.
 */
export const issueReceipt = async (
  attemptId: string,
  deps: Deps,
): Promise<readonly Query<unknown>[]> => {
  const { db, ids, clock, env } = deps;
  const [[attempt], [existing], latest] = await db.readPrimary([
    attemptById({ id: attemptId }),
    receiptOfAttempt({ attemptId }),
    latestSequence({}),
  ]);
  if (attempt?.state !== 'SETTLED' || existing !== undefined) return [];
  const loaded = await loadOrder(attempt.ref, db);
  if (loaded === undefined) return [];
  const [[payer]] = await db.readPrimary([payerAddress({ orderId: attempt.ref })]);
  const facts = receiptFacts(loaded, attempt, payer ? `${payer.address}, ${payer.zipCode}` : null);
  const now = clock();
  const sequence = latest + 1;
  const code = ids('x').slice(-RECEIPT_CODE_LENGTH).toUpperCase();
  // Typeface and drawing are as large as a sixth of the worker, and few requests need them.
  const { drawReceipt } = await import('./draw.ts');
  const number = receiptNumber(sequence, now);
  const bytes = await drawReceipt({
    facts,
    number,
    code,
    issuedAt: now,
    url: `${env.SITE_ORIGIN}${receiptPath(code)}`,
  });
  const id = ids('rct');
  const { customerId } = loaded.order;
  const { uploadId, hash, statements } = await storePaper({ bytes, customerId, to: id }, deps);
  return [
    ...statements,
    query(
      build.insert(orderReceipt).values({
        id,
        code,
        sequence,
        orderId: attempt.ref,
        attemptId,
        amountIdr: facts.amount,
        facts,
        uploadId,
        hash,
        issuedAt: now,
      }),
    ),
  ];
};
