import { type ApplicationStep, DECISION_DAYS } from '#edge/contract/financing/application.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { isWorkingDay } from '#edge/contract/working-days.ts';

export type Application = NonNullable<NonNullable<OrderRecord['installment']>['application']>;

export const FINANCING_TONES = {
  DOCUMENTS: 'caution',
  SENDING: 'accent',
  DECIDING: 'accent',
  APPROVED: 'positive',
  REJECTED: 'critical',
  CONTRACT: 'caution',
  SIGNED: 'positive',
  ENDED: 'neutral',
} as const satisfies Record<ApplicationStep, string>;

/** Working days of Jakarta between two moments, whole ones and parts. */
const workingDaysBetween = (from: number, to: number): number => {
  let days = 0;
  for (let at = from; at < to; at += DAY_MS) {
    if (!isWorkingDay(at)) continue;
    days += Math.min(1, (to - at) / DAY_MS);
  }
  return days;
};

/** The company has taken longer than companies usually do. */
export const isLate = ({ submittedAt }: Pick<Application, 'submittedAt'>, now: number): boolean =>
  submittedAt !== null && workingDaysBetween(Date.parse(submittedAt), now) > DECISION_DAYS.most;

const WAY = ['documents', 'sent', 'decision', 'payment', 'contract'] as const;

/** How many stages of the way are done. */
const DONE: Readonly<Record<ApplicationStep, number>> = {
  DOCUMENTS: 0,
  SENDING: 1,
  DECIDING: 2,
  APPROVED: 3,
  REJECTED: 2,
  CONTRACT: 4,
  SIGNED: 5,
  ENDED: 0,
};

/** An application that came to nothing shows no way onward. */
export const stagesOf = (step: ApplicationStep) =>
  step === 'ENDED'
    ? []
    : WAY.map((stage, at) => ({
        stage,
        is: at < DONE[step] ? 'done' : at === DONE[step] ? 'current' : 'ahead',
      }));
