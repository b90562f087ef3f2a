import { assertOneChanged } from '#db/assertion.ts';
import type { Query } from '#db/query.ts';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { codeById, spendProof } from './code.sql.ts';
import { addressIndex } from './one-time.ts';

export type ProofFault = 'VERIFICATION_TOKEN_INVALID' | 'VERIFICATION_TOKEN_EXPIRED';

export interface Proof {
  readonly phoneNumber: string;
  /** Epoch ms. */
  readonly provedAt: number;
  /** Uses it up; the batch is undone when somebody else was faster. */
  readonly spend: readonly Query<unknown>[];
}

/**
 * What a session of `verifyOtp` is worth: that the number answered, a while ago at most, and that nobody
 * has used that yet. Another number than the one it was sent to proves nothing.
 */
export const proofOf = async (
  sessionInfo: string,
  phoneNumber: string,
  { readPrimary, cipher, clock }: Pick<Context, 'readPrimary' | 'cipher' | 'clock'>,
): Promise<Result<Proof, ProofFault>> => {
  const [row] = await readPrimary(codeById({ id: sessionInfo }));
  const index = await addressIndex(phoneNumber, cipher);
  if (row === undefined || row.kind !== 'PHONE' || row.addressIndex !== index)
    return err('VERIFICATION_TOKEN_INVALID');
  if (row.provedAt === null || row.usedAt !== null) return err('VERIFICATION_TOKEN_INVALID');
  const now = clock();
  const provedAfter = now - CODE_LIMITS.proofMs;
  if (row.provedAt <= provedAfter) return err('VERIFICATION_TOKEN_EXPIRED');
  const spend = [spendProof({ id: row.id, provedAfter, now }), assertOneChanged];
  return ok({ phoneNumber, provedAt: row.provedAt, spend });
};
