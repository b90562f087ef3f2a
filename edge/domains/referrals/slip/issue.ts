import { isAssertionFailure } from '#db/assertion.ts';
import { COMPANY } from '#edge/contract/company.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { sealFile } from '#edge/platform/files/sealed.ts';
import { attachUpload, insertUpload, markStored } from '#edge/platform/files/upload.sql.ts';
import { hexOf } from '#edge/platform/hex.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { assertOnlySlip, type PaidPayout, withoutSlip } from './slip.sql.ts';

const AT_ONCE = 20;

/**
 * Draws the slip of a payout that was made, seals and stores it. What is cut off on the way leaves a file that
 * the sweep deletes; what was issued is read ever after and never drawn anew.
 */
const issueSlip = async (
  { payout, paidAt, reference, back }: PaidPayout,
  { db, files, ids, clock, env }: Deps,
): Promise<void> => {
  const { customerId } = payout;
  const purpose = back === null ? 'SLIP' : 'SLIP_RETURNED';
  const now = clock();
  const { drawSlip } = await import('./draw.ts');
  const bytes = await drawSlip({
    ...payout,
    company: COMPANY,
    paidAt: paidAt ?? now,
    reference: reference ?? '',
    name: payout.accountName,
    taxNumber: `${payout.taxKind} •••• ${payout.taxTail}`,
    bank: `${payout.bank} •••• ${payout.accountTail}`,
    rule: payout.taxRule,
    returned: back,
  });
  const id = ids('upl');
  await db.write([
    insertUpload({
      id,
      customerId,
      purpose,
      type: 'application/pdf',
      size: bytes.byteLength,
      width: 0,
      height: 0,
      hash: hexOf(await crypto.subtle.digest('SHA-256', bytes)),
      objectKey: id,
      isSealed: true,
      createdAt: now,
    }),
  ]);
  await files.put(id, await sealFile(createCipher(cipherKeys(env)), id, bytes));
  await db.write([
    markStored({ id, now }),
    assertOnlySlip({ id, payoutId: payout.id, purpose }),
    ...attachUpload({ id, customerId, purpose, to: payout.id, isPublic: false }),
  ]);
};

/** Slips of payouts that were made, and those a failing storage left out. */
export const issueDueSlips = async (deps: Deps): Promise<void> => {
  const [rows] = await deps.db.readPrimary([withoutSlip({ most: AT_ONCE })]);
  for (const row of rows)
    await issueSlip(row, deps).catch((error: unknown) => {
      // Another runner was faster.
      if (!isAssertionFailure(error))
        deps.log.error('referrals.slip-failed', { id: row.payout.id, reason: String(error) });
    });
};
