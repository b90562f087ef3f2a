import { endOfWorkingDay } from '#edge/contract/working-days.ts';
import type { RefundRoute } from './methods.ts';

/** Working days within which a refund is promised, by the way it goes; the policy page says the same. */
export const REFUND_DAYS = { PROVIDER: 14, BANK: 5 } as const satisfies Record<RefundRoute, number>;

/**
 * Until when a refund is promised.
 * @param from epoch ms: when it was decided or, by bank transfer, when its account was given
 */
export const refundDueAt = (route: RefundRoute, from: number): number =>
  endOfWorkingDay(from, REFUND_DAYS[route]);
