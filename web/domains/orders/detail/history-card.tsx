'use client';

import { rupiah } from '#edge/contract/money.ts';
import { orderLabelKey } from '#edge/contract/orders/labels.ts';
import { positionOf } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderText } from '#web/domains/orders/use-order-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { noteKeys } from './history-note.ts';

type Entry = OrderRecord['history'][number];

/** What happened, the newest first. */
export function HistoryCard({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('purchases');
  const text = useOrderText();
  const locale = useLocale();
  const sentence = ({ kind, to, phase, amount }: Entry): string => {
    if (kind === 'ORDER_STATE_TRANSITION' && to !== null)
      return text(orderLabelKey(positionOf(to, phase), order.delivery.method, order.paymentOption));
    const what = t(`history.${kind}`);
    return amount === null ? what : t('history.amount', { what, amount: rupiah(amount) });
  };
  const noteOf = (note: string): string => {
    const keys = noteKeys(note);
    return keys.length === 0 ? note : keys.map((key) => t(key)).join(': ');
  };
  return (
    <Card>
      <h3 className="text-lg">{t('history.title')}</h3>
      <ol className="mt-4 grid gap-4 border-line border-l-2 pl-5">
        {order.history.toReversed().map((entry) => (
          <li key={`${entry.at}-${entry.kind}-${entry.to}`} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full bg-line-strong"
            />
            <p className="font-semibold">{sentence(entry)}</p>
            {entry.note === null ? null : (
              <p className="text-muted text-sm">{noteOf(entry.note)}</p>
            )}
            <p className="text-faint text-sm">
              {`${dateTime(locale, Date.parse(entry.at))} · ${t(`history.by.${entry.actor}`)}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
