import type { Customer } from '#edge/auth/actor.ts';
import { isStaff } from '#edge/auth/policy.ts';
import { PAPER_LIMITS } from '#edge/contract/account/papers.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { UploadRow } from '#edge/platform/files/upload.sql.ts';
import { hasOpenedPaper } from './paper.sql.ts';

/** The picture of an account's paper opens to whoever of the staff has just said why. */
export const mayReadPaper = async (
  { attachedTo }: Pick<UploadRow, 'attachedTo'>,
  who: Customer,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<boolean> => {
  if (!isStaff(who) || who.lacksSecondFactor || attachedTo === null) return false;
  const since = clock() - PAPER_LIMITS.viewMs;
  const statement = hasOpenedPaper({ paperId: attachedTo, staffId: who.customerId, since });
  const [opened] = await db.readPrimary([statement]);
  return opened;
};
