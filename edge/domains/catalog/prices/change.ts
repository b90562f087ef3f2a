import type { EndPlanned } from '#edge/contract/catalog/planned.ts';
import {
  type PlanPrice,
  PRICE_CHANGE,
  type PriceFault,
} from '#edge/contract/catalog/price-change.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import {
  type Decided,
  decideEnd,
  decidePlan,
  type PlannedStore,
} from '#edge/domains/catalog/planned.ts';
import { err } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { changeById, endRows, isSold, planRows } from './change.sql.ts';

export const PRICE_WRITES = declareLimit({
  purpose: 'catalog.price-changes',
  most: PRICE_CHANGE.writes,
  windowMs: HOUR_MS,
  what: 'changes of prices',
  by: 'one of the staff',
});

/** Plans a price for a time; one that is to begin now begins now. */
export const planPrice = async (
  staffId: string,
  plan: PlanPrice,
  { readPrimary, clock }: PlannedStore,
): Promise<Decided<PriceFault>> => {
  const now = clock();
  const [[there], sold] = await Promise.all([
    readPrimary(changeById({ id: plan.id })),
    readPrimary(isSold(plan)),
  ]);
  if (there === undefined) {
    if (!sold) return err('PRICE_NOT_FOUND');
    if (plan.endsAt !== null && plan.endsAt <= now) return err('PRICE_TIME');
  }
  const moments = { startsAt: plan.startsAt, now };
  return decidePlan('PRICE', there && there.slug === plan.slug, moments, (startsAt) =>
    planRows({ ...plan, startsAt, staffId, now }),
  );
};

/** Ends a price that holds, or withdraws one that has not begun. A repeat is a success. */
export const endPrice = async (
  end: EndPlanned,
  { readPrimary, clock }: PlannedStore,
): Promise<Decided<PriceFault>> => {
  const now = clock();
  const [row] = await readPrimary(changeById({ id: end.id }));
  if (row === undefined) return err('PRICE_NOT_FOUND');
  const { change } = row;
  const isOver = change.endsAt !== null && change.endsAt <= Math.max(now, change.startsAt);
  const stored = { version: change.version, isOver };
  return decideEnd('PRICE', stored, 'PRICE_OVER', end, (seen) => endRows({ ...seen, now }));
};
