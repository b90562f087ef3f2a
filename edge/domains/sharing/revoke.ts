import type { Context } from '#edge/graphql/context.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { endPair, sharesOf } from './share.sql.ts';

export interface RevokeInput {
  readonly vin: string;
  /** The guest. */
  readonly uID: string;
  readonly endingId: string;
}

/**
 * Ends whatever loan there is between the owner and the guest, for either of them: a revoke that
 * waited for signal wins over a loan that was written down in the meantime, it names the pair and
 * not the loan. Ending what is over already is a success.
 */
export const revoke = async (
  who: string,
  { vin, uID, endingId }: RevokeInput,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<Result<Decision<null>, never>> => {
  const now = clock();
  const rows = await readPrimary(sharesOf({ vin, who }));
  const loan = rows.find(({ share }) => share.guestId === uID);
  if (loan === undefined) throw new Refusal('NOT_FOUND', 'There is no such loan.');
  const { vehicleId } = loan.share;
  const by = who === uID ? 'guest' : 'owner';
  const end = endPair({ vehicleId, guestId: uID, who }, { by, endingId, now });
  return ok({ statements: [end], outcome: null });
};
