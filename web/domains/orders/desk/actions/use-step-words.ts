'use client';

import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { type DeskStep, handOverOf } from './steps.ts';

/** Name of a step, and what it does; a motorcycle that is collected is not sent. */
export const useStepWords = (step: DeskStep): { title: string; text: string } => {
  const t = useScopedI18n('orderDesk');
  const { desk } = useDesk();
  const { delivery } = desk.row.order;
  if (step === 'change') return { title: t('do.change'), text: '' };
  if (step === 'withdraw' || step === 'endUndelivered') return { title: t(`do.${step}`), text: '' };
  if (step === 'failDelivery' && delivery.method === 'PICKUP_AT_DEALER')
    return { title: t('do.failDelivery.pickup'), text: t('do.failDelivery-text') };
  if (step === 'ship' && delivery.method === 'PICKUP_AT_DEALER')
    return { title: t('do.ship.pickup'), text: t('do.ship-text.pickup') };
  if (step === 'deliver')
    return { title: t(`do.deliver.${handOverOf(desk)}`), text: t('do.deliver-text') };
  return { title: t(`do.${step}`), text: t(`do.${step}-text`) };
};
