'use client';

import { useMemo } from 'react';
import { bookingNumberOf, readableCode } from '#edge/contract/orders/ids.ts';
import { orderName } from '#edge/contract/orders/order-name.ts';
import { toneOf } from '#web/domains/orders/standing.ts';
import { useOrderText } from '#web/domains/orders/use-order-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago, dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CopyText } from '#web/ui/copy-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNow } from '#web/ui/use-now.ts';
import * as possible from './actions/possible.ts';
import { ComplaintCard } from './complaint-card.tsx';
import { CourierCard } from './courier-card.tsx';
import { type Desk, DeskProvider } from './desk-context.ts';
import { MotorcycleCards, ThingCards } from './kind-cards.tsx';
import { LogCard } from './log-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { stateKeyOf } from './state-key.ts';
import { StepsCard } from './steps-card.tsx';
import { usePart } from './use-part.ts';
import { useSeen } from './use-seen.ts';
import { Attentions, Changes } from './warnings.tsx';
import { WayCard } from './way-card.tsx';

const FinancingCard = latePart(() => import('./financing-card.tsx').then((m) => m.FinancingCard));

/** One order for staff: where it stands, what to do next, and everything they need for it. */
export function DeskOrderView({ desk, onWritten }: Pick<Desk, 'desk' | 'onWritten'>) {
  const t = useScopedI18n('orderDesk');
  const text = useOrderText();
  const locale = useLocale();
  const { order } = desk.row;
  const application = order.installment?.application;
  const changed = Date.parse(order.updatedAt);
  const now = useNow(30_000) ?? changed;
  const { seen, isChanged, onOwnWrite, onSeen } = useSeen(desk.log);
  usePart();
  const around = useMemo(
    (): Desk => ({
      desk,
      can: possible,
      onWritten: () => {
        onOwnWrite();
        onWritten();
      },
      onStale: onWritten,
    }),
    [desk, onWritten, onOwnWrite],
  );
  return (
    <DeskProvider value={around}>
      <div className="grid gap-6">
        <header className="grid justify-items-start gap-2">
          <TextLink href="/pstools/orders">{t('order.back')}</TextLink>
          <Badge tone={toneOf(order.state)}>{orderName(order, locale)}</Badge>
          <h2 className="text-3xl sm:text-4xl">{t(stateKeyOf(order))}</h2>
          <span className="text-lg">
            <CopyText
              text={
                order.bookingNumber === null
                  ? readableCode(order.orderCode)
                  : bookingNumberOf(order.orderCode)
              }
            />
          </span>
          <p className="text-muted text-sm">
            {t('order.updated', { age: ago(locale, changed, now) })}
            {order.expiresAt === null
              ? null
              : ` · ${t('order.deadline', { until: dateTime(locale, Date.parse(order.expiresAt)) })}`}
          </p>
        </header>
        {isChanged ? <Changes seen={seen} onClose={onSeen} /> : null}
        <Attentions />
        {order.state === 'CANCELLED' ? (
          <Alert>
            <p className="font-semibold">
              {text(`reason.${order.cancelReason ?? 'PAYMENT_DEADLINE_EXCEEDED'}`)}
            </p>
            {desk.cancelNote ? <p className="mt-1 text-sm">{desk.cancelNote}</p> : null}
          </Alert>
        ) : null}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 gap-6">
            <StepsCard />
            <ComplaintCard />
            <ThingCards />
            {application === undefined ? null : <FinancingCard application={application} />}
            <PeopleCard />
            <WayCard />
            <CourierCard />
            <MotorcycleCards />
          </div>
          <div className="grid min-w-0 gap-6">
            <MoneyCard />
            <NotesCard />
            <LogCard />
          </div>
        </div>
      </div>
    </DeskProvider>
  );
}
