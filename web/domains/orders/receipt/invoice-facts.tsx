'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { PaperByCodeQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from './fact.tsx';

type Invoice = NonNullable<PaperByCodeQuery['invoiceByCode']>;

const TONES = { VALID: 'positive', REPLACED: 'caution', CANCELLED: 'critical' } as const;

/** What an invoice says and whether it still holds, for whoever has it in hand. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useScopedI18n('receipts');
  const locale = useLocale();
  const { number, state, total, vat, inWords, buyer, seller, productName, issuedAt, hash } =
    invoice;
  return (
    <Card className="grid gap-5">
      <h3 className="text-xl sm:text-2xl">{t('invoice.number', { number })}</h3>
      <Alert tone={TONES[state]}>
        <p className="font-semibold">{t(`invoice.state.${state}`)}</p>
      </Alert>
      <div>
        <p className="text-muted text-sm">{t('invoice.total')}</p>
        <p className="text-3xl tabular-nums">{rupiah(total)}</p>
        <p lang="id" className="mt-1 text-muted">
          {inWords}
        </p>
      </div>
      <dl>
        <Fact label={t('invoice.vat')}>{rupiah(vat)}</Fact>
        <Fact label={t('invoice.buyer')}>{buyer}</Fact>
        <Fact label={t('item')}>{productName}</Fact>
        <Fact label={t('issued-at')}>{dateTime(locale, Date.parse(issuedAt))}</Fact>
        <Fact label={t('seller')}>{seller}</Fact>
        <Fact label={t('hash')}>
          <span className="break-all font-mono font-normal text-sm">{hash}</span>
        </Fact>
      </dl>
      <p className="text-muted text-sm">{t('invoice.privacy')}</p>
    </Card>
  );
}
