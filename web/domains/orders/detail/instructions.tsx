'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { isPaymentMethod } from '#edge/contract/payments/methods.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { CopyText } from '#web/ui/copy-text.tsx';
import { LateQrCode } from '#web/ui/late-qr-code.tsx';

type Payment = NonNullable<OrderRecord['payment']>;

/** Groups of four are read and compared more easily. */
const spaced = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

function Line({
  label,
  value,
  isPlain = false,
}: {
  label: string;
  value: string;
  isPlain?: boolean;
}) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="whitespace-nowrap text-lg sm:text-xl">
        <CopyText text={isPlain ? value : spaced(value)} copied={value} />
      </dd>
    </div>
  );
}

const howOf = ({ qrString, billKey, paymentCode }: Payment) => {
  if (qrString !== null) return 'pay.how-qr';
  if (billKey !== null) return 'pay.how-bill';
  return paymentCode === null ? 'pay.how-va' : 'pay.how-shop';
};

/** What to pay where; from the device, so it can be followed where there is no signal. */
export function Instructions({ payment }: { payment: Payment }) {
  const t = useScopedI18n('purchases');
  const m = useScopedI18n('payments');
  const { method, vaNumber, billerCode, billKey, paymentCode, qrString, amount } = payment;
  if ([vaNumber, billKey, paymentCode, qrString].every((each) => each === null)) return null;
  return (
    <div className="grid gap-5">
      <dl className="grid gap-4 rounded-lg bg-sunken p-4 sm:p-5">
        {method === null || !isPaymentMethod(method) ? null : (
          <div>
            <dt className="text-muted text-sm">{m('choose')}</dt>
            <dd className="font-semibold text-lg">{m(`method.${method}`)}</dd>
          </div>
        )}
        {vaNumber === null ? null : <Line label={t('pay.va')} value={vaNumber} />}
        {billerCode === null ? null : <Line label={t('pay.biller')} value={billerCode} isPlain />}
        {billKey === null ? null : <Line label={t('pay.bill-key')} value={billKey} />}
        {paymentCode === null ? null : <Line label={t('pay.code')} value={paymentCode} />}
        <div>
          <dt className="text-muted text-sm">{t('pay.amount')}</dt>
          <dd className="whitespace-nowrap text-lg sm:text-xl">
            <CopyText text={rupiah(amount)} copied={String(amount)} />
          </dd>
        </div>
      </dl>
      {qrString === null ? null : <LateQrCode content={qrString} label={t('pay.qr')} />}
      <p className="text-muted text-sm">
        {t(howOf(payment))} {t('pay.follows')}
      </p>
    </div>
  );
}
