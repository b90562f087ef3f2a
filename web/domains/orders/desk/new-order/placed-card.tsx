'use client';

import { rupiah } from '#edge/contract/money.ts';
import { readableCode } from '#edge/contract/orders/ids.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyText } from '#web/ui/copy-text.tsx';
import { LateQrCode } from '#web/ui/late-qr-code.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The order is placed: where its customer pays it. */
export function PlacedCard({ order, onAnother }: { order: OrderRecord; onAnother: () => void }) {
  const t = useScopedI18n('newOrder');
  const locale = useLocale();
  const link = `${window.location.origin}/${locale}/my-orders/${order.id}`;
  return (
    <Card className="grid justify-items-start gap-5">
      <h3 className="text-2xl">{t('placed', { code: readableCode(order.orderCode) })}</h3>
      <p className="text-muted">
        {t('placed-text', {
          amount: rupiah(order.due),
          until: order.expiresAt === null ? '–' : dateTime(locale, Date.parse(order.expiresAt)),
        })}
      </p>
      <LateQrCode content={link} label={t('link')} />
      <CopyText text={link} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`/pstools/orders/${order.id}`}>{t('to-order')}</LinkButton>
        <Button variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </Card>
  );
}
