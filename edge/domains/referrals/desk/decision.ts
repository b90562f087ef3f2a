import * as v from 'valibot';
import { requireStaff } from '#edge/auth/policy.ts';
import type { ReferralFault } from '#edge/contract/referrals/faults.ts';
import { REFERRAL_LIMITS } from '#edge/contract/referrals/terms.ts';
import { DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import type { Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';

const DECISIONS = declareLimit({
  purpose: 'referrals.decisions',
  most: REFERRAL_LIMITS.decisions,
  windowMs: REFERRAL_LIMITS.windowMs,
  what: 'decisions on affiliates, commissions and payouts',
  by: 'one of the staff',
});

/** One decision of one of the staff, written once; who it was is the decision’s to note. */
export const decideAsStaff = async (
  context: Context,
  operation: string,
  input: unknown,
  decide: (staffId: string) => Promise<Result<Decision<unknown>, ReferralFault>>,
) => {
  const { customerId: who } = requireStaff(await context.actor());
  await holdToAttempts(context, DECISIONS, who);
  const done = await once(context, { operation, who, input }, () => decide(who));
  return done.ok ? DONE : failed(done.error);
};

/** A decision whose reason, or whatever `schema` asks for beside it, has to pass first. */
export const decideWith = async <Schema extends v.GenericSchema>(
  context: Context,
  operation: string,
  { schema, args }: { readonly schema: Schema; readonly args: object },
  decide: (
    staffId: string,
    typed: v.InferOutput<Schema>,
  ) => Promise<Result<Decision<unknown>, ReferralFault>>,
) => {
  const parsed = v.safeParse(schema, args);
  if (!parsed.success) {
    requireStaff(await context.actor());
    return failed('ORP_INVALID');
  }
  return decideAsStaff(context, operation, args, (staffId) => decide(staffId, parsed.output));
};
