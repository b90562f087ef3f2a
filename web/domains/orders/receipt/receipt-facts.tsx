'use client';

import { rupiah } from '#edge/contract/money.ts';
import { isPaymentMethod } from '#edge/contract/payments/methods.ts';
import type { PaperByCodeQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from './fact.tsx';

type Receipt = NonNullable<PaperByCodeQuery['receiptByCode']>;

const TONES = {
  VALID: 'positive',
  PARTLY_REFUNDED: 'caution',
  REFUNDED: 'caution',
  REVERSED: 'critical',
} as const;

/** What a receipt says and whether it still holds, for whoever has it in hand. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const t = useScopedI18n('receipts');
  const methods = useScopedI18n('payments');
  const locale = useLocale();
  const { state, method } = receipt;
  const textOf = ({ names, size, quantity }: Receipt['items'][number]): string => {
    const name = names.find((each) => each.locale === locale)?.text ?? receipt.productName;
    return `${quantity} × ${name}${size === '-' ? '' : ` · ${size}`}`;
  };
  return (
    <Card className="grid gap-5">
      <h3 className="text-xl sm:text-2xl">{t('number', { number: receipt.number })}</h3>
      <Alert tone={TONES[state]}>
        <p className="font-semibold">{t(`state.${state}`)}</p>
        {state === 'PARTLY_REFUNDED' ? (
          <p className="mt-1 text-sm">
            {t('refunded', {
              refunded: rupiah(receipt.refunded),
              stays: rupiah(receipt.amount - receipt.refunded),
            })}
          </p>
        ) : null}
      </Alert>
      <div>
        <p className="text-muted text-sm">{t('amount')}</p>
        <p className="text-3xl tabular-nums">{rupiah(receipt.amount)}</p>
        <p lang="id" className="mt-1 text-muted">
          {receipt.inWords}
        </p>
      </div>
      <dl>
        <Fact label={t('payer')}>{receipt.payer}</Fact>
        <Fact label={t('item')}>
          {receipt.items.length === 0 ? (
            receipt.productName
          ) : (
            <ul>
              {receipt.items.map((item, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a thing of a receipt is nothing but its place, which never changes.
                <li key={at}>{textOf(item)}</li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact label={t('method')}>
          {method !== null && isPaymentMethod(method) ? methods(`method.${method}`) : '–'}
        </Fact>
        <Fact label={t('paid-at')}>{dateTime(locale, Date.parse(receipt.paidAt))}</Fact>
        <Fact label={t('issued-at')}>{dateTime(locale, Date.parse(receipt.issuedAt))}</Fact>
        <Fact label={t('seller')}>{receipt.seller}</Fact>
        <Fact label={t('duty')}>
          {receipt.meterai === 'AFFIXED'
            ? t('stamp', { serial: receipt.meteraiSerial ?? '' })
            : t(`duty.${receipt.meterai}`)}
        </Fact>
        <Fact label={t('hash')}>
          <span className="break-all font-mono font-normal text-sm">{receipt.hash}</span>
        </Fact>
      </dl>
      <p className="text-muted text-sm">{t('privacy')}</p>
    </Card>
  );
}
