'use client';

import { configuratorPath } from '#edge/contract/catalog/configurator-path.ts';
import type { OrderPosition } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { ChangeAction } from '#web/domains/orders/change/change-action.tsx';
import { ChangePaymentOptionDocument } from '#web/platform/graphql/generated/main/change-payment-option.ts';
import { ConfirmReceivedDocument } from '#web/platform/graphql/generated/main/confirm-received.ts';
import { PayDownPaymentDocument } from '#web/platform/graphql/generated/main/pay-down-payment.ts';
import { WithdrawInstallmentDocument } from '#web/platform/graphql/generated/main/withdraw-installment.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CancelAction } from './cancel-action.tsx';
import { CompleteAction } from './complete-action.tsx';
import { GoodsAgain } from './goods-again.tsx';
import { HelpDifference } from './help-difference.tsx';
import { SimpleAction } from './simple-action.tsx';

/** Whether the person has an operation now; the server's list, which the machine decides. */
const offers = ({ moves }: OrderRecord, operation: string): boolean => moves.includes(operation);

/** The configurator with the choice of this order; prices and stock are those of the day. */
const again = ({ product, area, delivery }: OrderRecord): string =>
  configuratorPath(product.slug, {
    color: product.color,
    accent: product.accent,
    battery: product.battery,
    area,
    dealer: delivery.dealerSlug,
    delivery: delivery.method,
  });

/** What the person can do with the order now, the next step first. */
export function OrderActions({ order, position }: { order: OrderRecord; position: OrderPosition }) {
  const t = useScopedI18n('purchases');
  const isOver = position === 'COMPLETED.FINAL' || position.startsWith('CANCELLED');
  return (
    <Card className="grid gap-5">
      <h3 className="text-lg">{t('act.title')}</h3>
      {offers(order, 'completeOrderDetails') ? <CompleteAction order={order} /> : null}
      {offers(order, 'payHelpDifference') ? <HelpDifference order={order} /> : null}
      {position === 'PAYMENT_SETTLED.FINAL' && order.installment?.contractSignedAt != null ? (
        <p className="text-muted">{t('act.contract-signed')}</p>
      ) : null}
      {offers(order, 'payDownPayment') ? (
        <SimpleAction
          id={order.id}
          document={PayDownPaymentDocument}
          label={t('pay.title.DOWN')}
          variant="accent"
        />
      ) : null}
      {offers(order, 'confirmReceived') ? (
        <SimpleAction
          id={order.id}
          document={ConfirmReceivedDocument}
          label={t('act.confirm-received-button')}
          text={t('act.confirm-received-text')}
          variant="accent"
        />
      ) : null}
      {offers(order, 'changeOrder') ? <ChangeAction order={order} /> : null}
      {offers(order, 'changePaymentOption') ? (
        <SimpleAction
          id={order.id}
          document={ChangePaymentOptionDocument}
          label={t('act.back')}
          variant="secondary"
        />
      ) : null}
      {offers(order, 'withdrawInstallment') ? (
        <SimpleAction
          id={order.id}
          document={WithdrawInstallmentDocument}
          label={t('act.withdraw')}
          {...(order.state === 'WAITING_PAYMENT' || order.state === 'PAYMENT_SETTLED'
            ? { text: t('act.withdraw-text') }
            : {})}
          variant="secondary"
        />
      ) : null}
      {isOver && order.kind === 'GOODS' && order.items !== undefined ? (
        <GoodsAgain items={order.items} />
      ) : null}
      {isOver && order.items === undefined ? (
        <LinkButton href={again(order)} variant="secondary" className="justify-self-start">
          {t('act.buy-again')}
        </LinkButton>
      ) : null}
      <div className="-mx-6 flex flex-wrap gap-x-2">
        <LinkButton href="/support" variant="quiet">
          {t('act.help')}
        </LinkButton>
        {offers(order, 'cancelOrder') && !isOver ? <CancelAction order={order} /> : null}
      </div>
    </Card>
  );
}
