import type { OrderRecord } from '#edge/contract/orders/order-record.ts';

type Refund = OrderRecord['refunds'][number];

type RefundStage = 'requested' | 'account' | 'approved' | 'sent' | 'paid';

interface Way {
  readonly stages: readonly { readonly stage: RefundStage; readonly at: string | null }[];
  /** Index of the stage under way; the number of stages when it was paid. */
  readonly current: number;
}

/** The stages of a refund and when each was done; null of one that failed. */
export const refundWay = (refund: Refund): Way | null => {
  const { state, route = 'PROVIDER', needsBank, requestedAt } = refund;
  if (state === 'FAILED') return null;
  const approved = { stage: 'approved', at: refund.approvedAt ?? null } as const;
  const paid = { stage: 'paid', at: refund.confirmedAt ?? null } as const;
  const requested = { stage: 'requested', at: requestedAt } as const;
  if (route === 'BANK') {
    const stages = [requested, { stage: 'account', at: null } as const, approved, paid];
    if (state === 'CONFIRMED') return { stages, current: stages.length };
    if (state === 'REQUESTED') return { stages, current: needsBank ? 1 : 2 };
    return { stages, current: 3 };
  }
  const stages = [requested, approved, { stage: 'sent', at: refund.sentAt ?? null } as const, paid];
  const STANDS: Readonly<Record<string, number>> = { APPROVED: 2, SENT: 3, CONFIRMED: 4 };
  return { stages, current: STANDS[state] ?? 1 };
};

/** Whether what was promised is kept: the day it is promised for, and whether that is over. */
export const refundPromise = (
  { state, dueAt, confirmedAt }: Refund,
  now: number,
): { readonly until: number; readonly is: 'awaited' | 'late' | 'kept' | 'missed' } | null => {
  if (dueAt == null || state === 'FAILED') return null;
  const until = Date.parse(dueAt);
  if (state !== 'CONFIRMED') return { until, is: now > until ? 'late' : 'awaited' };
  if (confirmedAt == null) return null;
  return { until, is: Date.parse(confirmedAt) > until ? 'missed' : 'kept' };
};
