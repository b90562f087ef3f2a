'use client';

import { rupiah } from '#edge/contract/money.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { planChosenPath } from '#web/platform/purchase/order-plan.ts';
import { purchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PlanChoice } from './plan-choice.tsx';

/** Another plan for an order that stands already, at the price that was agreed; it leads back to the order. */
export function OrderInstallment({ orderId }: { orderId: string }) {
  const t = useScopedI18n('installment');
  const { records } = useCollection('orders');
  if (records === undefined)
    return (
      <Container className="py-12">
        <Skeleton className="h-64 rounded-xl" />
      </Container>
    );
  const order = records.find(({ value }) => value.id === orderId)?.value;
  if (order === undefined || !order.moves.includes('completeOrderDetails'))
    return (
      <Container className="grid justify-items-start gap-5 py-12">
        <Alert tone="caution">{t('order.closed')}</Alert>
        <LinkButton href={order === undefined ? '/my-orders' : `/my-orders/${orderId}`}>
          {t('order.back')}
        </LinkButton>
      </Container>
    );
  return (
    <PlanChoice
      price={order.total}
      head={
        <header>
          <p className="font-bold text-3xl">{t('title', { name: order.product.name })}</p>
          <p className="mt-2 text-muted">
            {t('order.price', { code: order.orderCode, total: rupiah(order.total) })}
          </p>
        </header>
      }
      // What the person configures beside it stays as it is.
      onSave={(installment) => purchase().update((state) => ({ ...state, installment }))}
      next={{
        href: planChosenPath(order.id),
        title: t('order.saved'),
        text: t('order.saved-text'),
        label: t('order.back'),
      }}
    />
  );
}
