import type * as v from 'valibot';
import {
  type endPriceInput,
  type PlanPrice,
  PRICE_CHANGE,
  type PriceFault,
} from '#edge/contract/catalog/price-change.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { changeById, endRows, isSold, planRows } from './change.sql.ts';

type Store = Pick<Context, 'readPrimary' | 'clock'>;
type Decided = Result<Decision<null>, PriceFault>;

const WRITES = declareLimit({
  purpose: 'catalog.price-changes',
  most: PRICE_CHANGE.writes,
  windowMs: PRICE_CHANGE.windowMs,
  what: 'changes of prices',
  by: 'one of the staff',
});

/** Counts one more change. Throws `RATE_LIMITED` when it is one too many. */
export const countPriceChange = (trying: Parameters<typeof holdToAttempts>[0], staffId: string) =>
  holdToAttempts(trying, WRITES, staffId);

const NOTHING: Decided = ok({ statements: [], outcome: null });

/** Plans a price for a time; one that is to begin now begins now. */
export const planPrice = async (
  staffId: string,
  plan: PlanPrice,
  { readPrimary, clock }: Store,
): Promise<Decided> => {
  const now = clock();
  const [[there], sold] = await Promise.all([
    readPrimary(changeById({ id: plan.id })),
    readPrimary(isSold(plan)),
  ]);
  if (there !== undefined) return there.slug === plan.slug ? NOTHING : err('PRICE_INVALID');
  if (!sold) return err('PRICE_NOT_FOUND');
  if (plan.startsAt < now - PRICE_CHANGE.lateMs || plan.startsAt > now + PRICE_CHANGE.aheadMs)
    return err('PRICE_TIME');
  const startsAt = Math.max(now, plan.startsAt);
  if (plan.endsAt !== null && plan.endsAt <= startsAt) return err('PRICE_TIME');
  return ok({ statements: planRows({ ...plan, startsAt, staffId, now }), outcome: null });
};

/** Ends a price that holds, or withdraws one that has not begun. A repeat is a success. */
export const endPrice = async (
  { id, expectedVersion: version }: v.InferOutput<typeof endPriceInput>,
  { readPrimary, clock }: Store,
): Promise<Decided> => {
  const now = clock();
  const [row] = await readPrimary(changeById({ id }));
  if (row === undefined) return err('PRICE_NOT_FOUND');
  const { change } = row;
  if (change.endsAt !== null && change.endsAt <= Math.max(now, change.startsAt))
    return change.version === version + 1 ? NOTHING : err('PRICE_OVER');
  if (change.version !== version) return err('PRICE_CHANGED');
  return ok({ statements: endRows({ id, version, now }), outcome: null });
};
