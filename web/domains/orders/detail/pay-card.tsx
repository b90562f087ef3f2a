'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { methodOfOrder } from '#web/domains/orders/checkout/method.ts';
import { epochOf } from '#web/domains/orders/standing.ts';
import { takeStart } from '#web/domains/orders/start-at-once.ts';
import { type Outcome, useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { CheckPaymentDocument } from '#web/platform/graphql/generated/main/check-payment.ts';
import { StartPaymentDocument } from '#web/platform/graphql/generated/main/start-payment.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { afterStarting } from '#web/platform/purchase/state.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Countdown } from './countdown.tsx';
import { Instructions } from './instructions.tsx';
import { PayMethods } from './pay-methods.tsx';
import { useReturnFromProvider } from './use-return-from-provider.ts';

type Note = 'choose' | 'not-yet' | 'declined' | 'failed' | 'ineligible' | 'state' | 'unanswered';

const NOTES: Readonly<Record<string, Note>> = {
  PAYMENT_DECLINED: 'declined',
  PAYMENT_FAILED: 'failed',
  INELIGIBLE_PAYMENT_METHOD: 'ineligible',
  ORDER_PAYMENT_STATE: 'state',
};

const noteOf = (outcome: Outcome): Note | undefined => {
  if (outcome.kind === 'unanswered') return 'unanswered';
  return outcome.kind === 'refused' ? (NOTES[outcome.refused.errorCode] ?? 'failed') : undefined;
};

const titleOf = ({ phase, orderType, paymentOption }: OrderRecord) => {
  if (phase === 'BOOKING') return 'BOOKING';
  if (paymentOption === 'INSTALLMENT') return 'DOWN';
  return orderType === 'BOOKING' ? 'FINAL' : 'DIRECT';
};

/** What is due, until when, and how to pay it; an open payment is taken up again, never doubled. */
export function PayCard({ order, now }: { order: OrderRecord; now: number }) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  const online = useOnline();
  const { write, busy } = useOrderWrite();
  const bought = usePurchase();
  const [method, setMethod] = useState(() => methodOfOrder(bought, order));
  // What was chosen is there already; the other ways are folded away.
  const [isPreselected] = useState(method !== null);
  const [isChanging, setChanging] = useState(false);
  const [note, setNote] = useState<Note>();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note === undefined || note === 'choose') return;
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [note]);
  const until = epochOf(order.expiresAt);
  const { payment } = order;
  const choosing = payment?.method == null || isChanging;

  const open = async (by: string | null): Promise<void> => {
    setNote(undefined);
    const outcome = await write(StartPaymentDocument, {
      id: order.id,
      method: by,
      locale,
      returnPath: `/${locale}/my-orders/${order.id}`,
    });
    if (outcome.kind === 'done')
      purchase().update((state) => afterStarting(state, outcome.changed.order));
    if (outcome.kind === 'done' && outcome.changed.url != null)
      window.location.assign(outcome.changed.url);
    else setNote(noteOf(outcome) ?? 'failed');
  };
  const pay = async (): Promise<void> => {
    if (choosing && method === null) setNote('choose');
    else await open(choosing ? method : (payment?.method ?? null));
  };
  const startPlaced = useEffectEvent((): void => {
    const placedWith = takeStart(order.id);
    if (placedWith !== undefined) void open(placedWith);
  });
  useEffect(() => startPlaced(), []);
  const choose = (wanted: string): void => {
    setMethod(wanted);
    setNote(undefined);
    if (bought.salesOrder === order.id)
      purchase().update((state) => ({ ...state, paymentMethod: wanted }));
  };
  const check = async (): Promise<void> => {
    setNote(undefined);
    const outcome = await write(CheckPaymentDocument, { id: order.id });
    setNote(noteOf(outcome) ?? 'not-yet');
  };
  useReturnFromProvider(() => void check());
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="text-xl">{t(`pay.title.${titleOf(order)}`)}</h3>
        <span className="font-bold text-2xl tabular-nums">{rupiah(order.due)}</span>
      </div>
      {until === null ? null : <Countdown until={until} now={now} />}
      {/* What came of a payment is the first thing to be read, beside what to do about it. */}
      <div ref={answer} tabIndex={-1} className="scroll-mt-24 outline-none empty:hidden">
        {note && note !== 'choose' ? (
          <Alert tone={note === 'not-yet' ? 'neutral' : 'critical'}>{t(`pay.${note}`)}</Alert>
        ) : null}
      </div>
      {payment !== null && !isChanging ? <Instructions payment={payment} /> : null}
      {choosing ? (
        <PayMethods amount={order.due} chosen={method} isFolded={isPreselected} onChoose={choose} />
      ) : null}
      {note === 'choose' ? <Alert tone="caution">{t('pay.choose')}</Alert> : null}
      {online === false ? <Alert tone="caution">{t('pay.offline')}</Alert> : null}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button
          variant="accent"
          size="lg"
          busy={busy}
          disabled={online === false}
          onClick={() => void pay()}
        >
          {choosing ? t('pay.now', { amount: rupiah(order.due) }) : t('pay.page')}
        </Button>
        {payment === null ? null : (
          <>
            <Button
              variant="secondary"
              busy={busy}
              disabled={online === false}
              onClick={() => void check()}
            >
              {t('pay.check')}
            </Button>
            {choosing ? null : (
              <Button variant="quiet" onClick={() => setChanging(true)}>
                {t('pay.other')}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
