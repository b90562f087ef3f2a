'use client';

import { rupiah } from '#edge/contract/money.ts';
import { readableCode } from '#edge/contract/orders/ids.ts';
import { STAFF_QUEUES, type StaffQueue, type StaffStep } from '#edge/contract/staff/queues.ts';
import type { QueuedTaskFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

export interface TaskWords {
  readonly title: string;
  readonly detail: string;
  readonly step: string;
}

const stepOf = (queue: StaffQueue, step: string): StaffStep | undefined =>
  STAFF_QUEUES[queue].steps.find((each) => each === step);

/** What a row of a queue says. */
export const useTaskWords = (): ((queue: StaffQueue, task: QueuedTaskFragment) => TaskWords) => {
  const t = useScopedI18n('queues');
  return (queue, { label, detail, amount, step }) => {
    const isOrder = STAFF_QUEUES[queue].tool === 'orders';
    const next = stepOf(queue, step);
    const money = amount === null ? '' : rupiah(amount);
    if (queue === 'PAYOUTS')
      return {
        title: money,
        detail: t('payees', { count: Number(detail) }),
        step: next === undefined ? '' : t(`step.${next}`),
      };
    return {
      title: isOrder ? readableCode(label) : label,
      detail: [detail, money].filter(Boolean).join(' · '),
      step: next === undefined ? '' : t(`step.${next}`),
    };
  };
};
