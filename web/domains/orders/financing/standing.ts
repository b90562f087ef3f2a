import type { ApplicationStep } from '#edge/contract/financing/application.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';

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
