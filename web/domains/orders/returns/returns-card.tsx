'use client';

import { useState } from 'react';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { WithdrawGoodsReturnDocument } from '#web/platform/graphql/generated/main/withdraw-goods-return.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type GoodsReturn, ReturnFacts } from './return-facts.tsx';

const ReturnDialog = latePart(() => import('./return-dialog.tsx').then((m) => m.ReturnDialog));

function Withdraw({ id }: { id: string }) {
  const t = useScopedI18n('purchases');
  const textOf = useRefusalText();
  const online = useOnline();
  const { write, busy } = useOrderWrite();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Button
        variant="quiet"
        size="sm"
        className="-mx-4 justify-self-start"
        disabled={busy || online === false}
        onClick={async () => {
          const outcome = await write(WithdrawGoodsReturnDocument, { id });
          if (outcome.kind === 'refused') setProblem(textOf(outcome.refused));
          else setProblem(outcome.kind === 'done' ? undefined : t('act.offline'));
        }}
      >
        {t('returns.withdraw')}
      </Button>
    </>
  );
}

function Row({ order, row }: { order: OrderRecord; row: GoodsReturn }) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  const isOpen = row.state === 'REQUESTED' || row.state === 'ACCEPTED';
  return (
    <ReturnFacts order={order} row={row}>
      {row.state === 'ACCEPTED' && row.backBy !== null ? (
        <span className="text-sm">
          {t('returns.back-by', {
            dealer: [order.delivery.dealerName, order.delivery.dealerAddress]
              .filter(Boolean)
              .join(', '),
            until: dateTime(locale, Date.parse(row.backBy)),
          })}
        </span>
      ) : null}
      {isOpen ? <Withdraw id={row.id} /> : null}
    </ReturnFacts>
  );
}

/** Goods of an order that went back, and what may still be returned. */
export function ReturnsCard({ order, now }: { order: OrderRecord; now: number }) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  const online = useOnline();
  const [isOpen, setOpen] = useState(false);
  const { returns = [], returnUntil = null, items = [] } = order;
  const until = returnUntil === null ? null : Date.parse(returnUntil);
  if (until === null && returns.length === 0) return null;
  const mayReturn = until !== null && now < until && items.some(({ left = 0 }) => left > 0);
  return (
    <Card>
      <h3 className="text-lg">{t('returns.title')}</h3>
      {returns.length === 0 ? null : (
        <ul className="mt-1 divide-y divide-line">
          {returns.map((row) => (
            <Row key={row.id} order={order} row={row} />
          ))}
        </ul>
      )}
      {mayReturn ? (
        <div className="mt-3 grid justify-items-start gap-3">
          <p className="text-muted text-sm">
            {t('returns.until', { until: dateTime(locale, until) })}
          </p>
          <Button variant="secondary" disabled={online === false} onClick={() => setOpen(true)}>
            {t('returns.start')}
          </Button>
        </div>
      ) : null}
      {until !== null && now >= until && returns.length === 0 ? (
        <p className="mt-2 text-muted text-sm">{t('returns.over')}</p>
      ) : null}
      {isOpen ? <ReturnDialog order={order} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
