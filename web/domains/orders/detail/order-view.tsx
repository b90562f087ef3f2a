'use client';

import { inLocale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { bookingNumberOf, readableCode } from '#edge/contract/orders/ids.ts';
import { orderHintKey, orderLabelKey } from '#edge/contract/orders/labels.ts';
import { type OrderPosition, type OrderState, stateOf } from '#edge/contract/orders/machine.ts';
import { orderName } from '#edge/contract/orders/order-name.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { PushAsk } from '#web/domains/notifications/index.ts';
import { choiceText } from '#web/domains/orders/choice-text.ts';
import { ComplaintCard } from '#web/domains/orders/complaints/complaint-card.tsx';
import { FinancingCard } from '#web/domains/orders/financing/financing-card.tsx';
import { OrderPicture } from '#web/domains/orders/order-picture.tsx';
import { PriceTable } from '#web/domains/orders/price-table.tsx';
import { ReturnsCard } from '#web/domains/orders/returns/returns-card.tsx';
import { epochOf, isWindowOver, shownPosition } from '#web/domains/orders/standing.ts';
import { useOrderText } from '#web/domains/orders/use-order-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyText } from '#web/ui/copy-text.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { OrderActions } from './actions/order-actions.tsx';
import { Congratulation } from './congratulation.tsx';
import { Deadline } from './deadline.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { GoodsCard } from './goods-card.tsx';
import { HelpCard } from './help-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PayCard } from './pay-card.tsx';
import { ProofCard } from './proof-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import { RefundsCard } from './refunds-card.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { RestCard, restOf } from './rest-card.tsx';
import { useOrderNews } from './use-order-news.ts';

/** An order: where it stands, what comes next, and everything about it; all of it from the device. */
export function OrderView({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const text = useOrderText();
  const locale = useLocale();
  const now = useNow(1_000) ?? Date.parse(order.updatedAt);
  const { product, delivery, paymentOption } = order;
  const name = orderName(order, locale);
  const position = shownPosition(order, now);
  const state = stateOf(position);
  // What the customer has to do now stands before everything that is only good to know.
  const isWaiting = state === 'WAITING_PAYMENT';
  const isAsked = !isWaiting && asksCustomer(order);
  const isOnItsWay = position === 'SHIPPING.FINAL';
  useOrderNews(order);
  return (
    <div className="grid gap-6">
      <header className="grid items-center gap-6 sm:grid-cols-[1fr_16rem]">
        <div className="grid justify-items-start gap-3">
          <TextLink href="/my-orders">{t('detail.all')}</TextLink>
          <Badge>{name}</Badge>
          <h2 className="text-4xl">
            {text(orderLabelKey(position, delivery.method, paymentOption))}
          </h2>
          <p className="text-lg text-muted">
            {order.installment?.application?.step === 'DOCUMENTS'
              ? t('detail.papers-first')
              : text(orderHintKey(position, delivery.method, paymentOption, order.kind))}
          </p>
          <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
            <div>
              <dt className="text-faint">
                {t(order.bookingNumber === null ? 'detail.code' : 'detail.nup')}
              </dt>
              <dd>
                <CopyText
                  text={
                    order.bookingNumber === null
                      ? readableCode(order.orderCode)
                      : bookingNumberOf(order.orderCode)
                  }
                />
              </dd>
            </div>
            <div>
              <dt className="text-faint">{t('detail.placed')}</dt>
              <dd className="py-2 font-semibold">{dateTime(locale, Date.parse(order.placedAt))}</dd>
            </div>
          </dl>
        </div>
        <OrderPicture
          order={order}
          alt={[name, inLocale(product.colorName, locale)].filter(Boolean).join(', ')}
          className={cx('rounded-2xl', (isWaiting || isAsked) && 'max-sm:hidden')}
        />
      </header>
      <Congratulation order={order} position={position} />
      <Ending order={order} state={state} now={now} />
      {isWaiting || isAsked || state === 'CANCELLED' ? null : (
        <Steps order={order} position={position} />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          {isWaiting ? (
            <>
              <PayCard order={order} now={now} />
              <Steps order={order} position={position} />
            </>
          ) : null}
          {isAsked ? (
            <>
              <FinancingCard order={order} now={now} />
              <Steps order={order} position={position} />
            </>
          ) : null}
          <GoodsCard order={order} />
          {isOnItsWay ? <DeliveryCard order={order} position={position} /> : null}
          {isAsked ? null : <FinancingCard order={order} now={now} />}
          <Deadline order={order} position={position} now={now} />
          <RestCard order={order} position={position} />
          {state === 'COMPLETED' || state === 'CANCELLED' ? null : <PushAsk about="orders" />}
          <OrderActions order={order} position={position} />
          <ReturnsCard order={order} now={now} />
          <ReceiptsCard order={order} />
          <RefundsCard order={order} />
          {isOnItsWay ? null : <DeliveryCard order={order} position={position} />}
          <ProofCard order={order} />
          <RegistrationCard order={order} />
          <HelpCard order={order} />
          <ComplaintCard order={order} now={now} />
          <HistoryCard order={order} />
        </div>
        <Card className="lg:sticky lg:top-24">
          <h3 className="mb-2 text-lg">{t('detail.price')}</h3>
          <p className="mb-3 text-muted text-sm">{choiceText(product, locale)}</p>
          <PriceTable lines={order.lines} total={order.total} />
          {order.sisapiraStatus === 'NOT_CHECKED' && state !== 'CANCELLED' ? (
            <p className="text-muted text-sm">{t('detail.help-later')}</p>
          ) : null}
          <PaidSoFar order={order} />
        </Card>
      </div>
    </div>
  );
}

/** The company waits for papers or a signature: that comes before everything that is only good to know. */
const asksCustomer = ({ state, installment }: OrderRecord): boolean =>
  state !== 'CANCELLED' && ['DOCUMENTS', 'CONTRACT'].includes(installment?.application?.step ?? '');

function Steps(props: { order: OrderRecord; position: OrderPosition }) {
  return (
    <Card>
      <OrderSteps {...props} />
    </Card>
  );
}

/** Why an order has come to an end, or is about to: money on its way is asked for first. */
function Ending({ order, state, now }: { order: OrderRecord; state: OrderState; now: number }) {
  const t = useScopedI18n('purchases');
  const text = useOrderText();
  const locale = useLocale();
  const cancelledAt = epochOf(order.cancelledAt);
  if (isWindowOver(order, now))
    return (
      <Alert tone="caution">
        <p className="font-semibold">{text('reason.PAYMENT_DEADLINE_EXCEEDED')}</p>
        <p className="mt-1 text-sm">{t('pay.over')}</p>
      </Alert>
    );
  if (state !== 'CANCELLED') return null;
  return (
    <Alert>
      <p className="font-semibold">
        {text(`reason.${order.cancelReason ?? 'PAYMENT_DEADLINE_EXCEEDED'}`)}
      </p>
      {cancelledAt === null ? null : (
        <p className="mt-1 text-sm">
          {t('detail.cancelled-at', { at: dateTime(locale, cancelledAt) })}
        </p>
      )}
    </Alert>
  );
}

function PaidSoFar({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const rest = restOf(order);
  return (
    <dl className="mt-3 grid gap-1 border-line border-t pt-3 text-sm">
      <Amount label={t('detail.paid')} idr={order.paid} />
      {order.due === 0 && rest > 0 ? null : <Amount label={t('detail.due')} idr={order.due} />}
      {rest === 0 ? null : <Amount label={t('detail.rest')} idr={rest} />}
    </dl>
  );
}

function Amount({ label, idr }: { label: string; idr: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{rupiah(idr)}</dd>
    </div>
  );
}
