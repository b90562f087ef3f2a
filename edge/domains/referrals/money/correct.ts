import type { ReferralFault } from '#edge/contract/referrals/faults.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { commissionById } from './commission.sql.ts';
import { correctCommission } from './commission.ts';

interface Correcting {
  readonly id: string;
  /** Below zero takes back. */
  readonly amount: number;
  readonly reason: string;
}

/** One of the staff gives something besides a matured commission, or takes a part of it back. */
export const correctByStaff = async (
  staffId: string,
  { id, amount, reason }: Correcting,
  { readPrimary, clock, ids }: Pick<Context, 'readPrimary' | 'clock' | 'ids'>,
): Promise<Result<Decision<null>, ReferralFault>> => {
  const [row] = await readPrimary(commissionById({ id }));
  if (row === undefined) return err('ORP_NOT_FOUND');
  const { commission, correctedIdr, orderState } = row;
  if (commission.state !== 'MATURED' && commission.state !== 'PAID') return err('ORP_STATE');
  // A sale that ended pays nothing.
  if (amount > 0 && orderState === 'CANCELLED') return err('ORP_STATE');
  if (commission.amountIdr + correctedIdr + amount < 0) return err('ORP_INVALID');
  const correction = {
    cause: ids('cor'),
    amountIdr: amount,
    reason,
    doneBy: staffId,
    correctedIdr,
  };
  return ok({
    statements: correctCommission(commission, correction, { now: clock(), ids }),
    outcome: null,
  });
};
