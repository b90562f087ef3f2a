'use client';

import { whatsappLink } from '#edge/contract/contact.ts';
import { rupiah } from '#edge/contract/money.ts';
import { readableCode } from '#edge/contract/orders/ids.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { readableReceiptCode, receiptPath } from '#edge/contract/orders/receipt.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** The invoice of a company; of anybody, until when its address can be another one, and by whom. */
function InvoicePart({ order: { orderCode, invoice, owner } }: { order: OrderRecord }) {
  const t = useScopedI18n('receipts');
  const locale = useLocale();
  const now = useNow(60_000);
  const until = invoice === undefined ? null : Date.parse(invoice.addressUntil);
  const isOver = until !== null && now !== null && now >= until;
  // It ends with a day, whose last moment is named.
  const text = until === null ? '' : date(locale, until - 1);
  const sentence = (): string => {
    if (until !== null) return t(isOver ? 'invoice.over' : 'invoice.until', { date: text });
    return t(owner?.customerType === 'company' ? 'invoice.waits' : 'invoice.text');
  };
  return (
    <div className="mt-4 grid gap-3 border-line border-t pt-4">
      {invoice === undefined ? null : (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{t('invoice.title')}</span>
            <span className="text-muted text-sm">{date(locale, Date.parse(invoice.issuedAt))}</span>
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <a
              href={invoice.url}
              download={`ALVA ${invoice.number}.pdf`}
              className={cx(buttonClass({ variant: 'secondary' }), 'whitespace-nowrap max-sm:px-4')}
            >
              {t('card.download', { number: invoice.number })}
            </a>
            <TextLink href={receiptPath(invoice.code)}>
              {t('card.check')}{' '}
              <span className="inline-block text-muted">{readableReceiptCode(invoice.code)}</span>
            </TextLink>
          </div>
        </>
      )}
      <p className="text-muted text-sm">
        {sentence()}{' '}
        {isOver ? null : (
          <a
            href={whatsappLink(t('invoice.message', { code: readableCode(orderCode) }))}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-ink underline underline-offset-4"
          >
            {t('invoice.contact')}
          </a>
        )}
      </p>
    </div>
  );
}

/** What was paid, in writing. */
export function ReceiptsCard({ order }: { order: OrderRecord }) {
  const t = useScopedI18n('receipts');
  const locale = useLocale();
  const { receipts = [] } = order;
  if (receipts.length === 0 && order.paid === 0) return null;
  return (
    <Card>
      <h3 className="text-lg">{t('card.title')}</h3>
      {receipts.length === 0 ? <p className="mt-2 text-muted">{t('card.making')}</p> : null}
      <ul className="mt-3 grid gap-4 empty:hidden">
        {receipts.map(({ number, code, amount, issuedAt, url, meteraiSerial }) => (
          <li key={code} className="grid gap-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold tabular-nums">{rupiah(amount)}</span>
              <span className="text-muted text-sm">{date(locale, Date.parse(issuedAt))}</span>
            </p>
            {meteraiSerial ? (
              <p className="text-muted text-sm">
                {t('duty')}: {t('stamp', { serial: meteraiSerial })}
              </p>
            ) : null}
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <a
                href={url}
                download={`ALVA ${number}.pdf`}
                className={cx(
                  buttonClass({ variant: 'secondary' }),
                  'whitespace-nowrap max-sm:px-4',
                )}
              >
                {t('card.download', { number })}
              </a>
              <TextLink href={receiptPath(code)}>
                {t('card.check')}{' '}
                <span className="inline-block text-muted">{readableReceiptCode(code)}</span>
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
      {receipts.length === 0 ? null : <p className="mt-3 text-muted text-sm">{t('card.text')}</p>}
      <InvoicePart order={order} />
    </Card>
  );
}
