'use client';

import { rupiah } from '#edge/contract/money.ts';
import { ORDER_DEADLINES } from '#edge/contract/orders/windows.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** What becomes of the money in each case, before anybody pays. */
export function MoneyFates({
  isBooking,
  isFinanced,
  fee,
}: {
  isBooking: boolean;
  isFinanced: boolean;
  fee: number;
}) {
  const t = useScopedI18n('checkout');
  const sentences = isBooking
    ? [
        t('review.fate-booking-1', { fee: rupiah(fee) }),
        t('review.fate-booking-2'),
        t('review.fate-booking-3'),
        t('review.fate-booking-4'),
        t('review.fate-booking-5', { days: ORDER_DEADLINES['ALLOCATED.BOOKING'] / DAY_MS }),
        t('review.fate-refused'),
      ]
    : [t('review.fate-full-1'), t('review.fate-refused'), t('review.fate-full-2')];
  const financing = t('review.fate-financing', {
    decision: ORDER_DEADLINES['INSTALLMENT_REQUESTED.FINAL'] / DAY_MS,
    approved: ORDER_DEADLINES['INSTALLMENT_APPROVED.FINAL'] / DAY_MS,
    rejected: ORDER_DEADLINES['INSTALLMENT_REJECTED.FINAL'] / DAY_MS,
  });
  return (
    <section aria-labelledby="money-fates" className="rounded-xl border border-line p-5">
      <h4 id="money-fates" className="text-lg">
        {t('review.fate-title')}
      </h4>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-sm">
        {(!isBooking && isFinanced ? [...sentences, financing] : sentences).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
