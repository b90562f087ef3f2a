import { requireCustomer } from '#edge/auth/policy.ts';
import {
  SHOWN_COMMISSION_STATES,
  type ShownCommissionState,
} from '#edge/contract/referrals/commission-machine.ts';
import { type Period, periodStart } from '#edge/contract/referrals/period.ts';
import { type AffiliateRow, affiliateOf } from '#edge/domains/referrals/affiliate.sql.ts';
import { CommissionStateEnum, PeriodEnum } from '#edge/domains/referrals/enums.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { clamp } from '#edge/graphql/pagination.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import type { Page, Within } from './rows.sql.ts';

export const OrpParam = main.inputType('OrpParam', {
  fields: (t) => ({
    page: t.int(),
    limit: t.int({ description: '10, 25 or 50.' }),
    period: t.field({ type: PeriodEnum, description: 'Up to today; without it, all there is.' }),
    productId: t.string({ extensions: upTo(60) }),
    state: t.field({ type: CommissionStateEnum, description: 'Of the rows; figures are of all.' }),
  }),
});

interface Param {
  readonly page?: number | null | undefined;
  readonly limit?: number | null | undefined;
  readonly period?: Period | null | undefined;
  readonly productId?: string | null | undefined;
  readonly state?: ShownCommissionState | null | undefined;
}

const PAGES = 10_000;

/** What a dashboard is asked for, with defaults. */
export const windowOf = (
  customerId: string,
  param: Param | null | undefined,
  now: number,
): {
  readonly period: Period;
  readonly within: Within;
  readonly page: Page;
  readonly current: number;
} => {
  const period = param?.period ?? 'ALL';
  const limit = clamp(param?.limit, 10, 50);
  const current = clamp(param?.page, 1, PAGES);
  const within = {
    customerId,
    from: periodStart(period, now),
    productId: param?.productId || null,
  };
  const states = param?.state == null ? SHOWN_COMMISSION_STATES : [param.state];
  const page = {
    ...within,
    states: JSON.stringify(states),
    limit,
    offset: (current - 1) * limit,
  };
  return { period, within, page, current };
};

/** Whoever has, or had, a part in the programme; anybody else is refused. */
export const requireAffiliate = async (context: Context): Promise<AffiliateRow> => {
  const { customerId } = requireCustomer(await context.actor());
  const [row] = await context.read(affiliateOf({ customerId }));
  if (row === undefined || row.state === 'APPLIED' || row.state === 'REJECTED')
    throw new Refusal('FORBIDDEN', 'You do not have access to this.');
  return row;
};
