'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { REFUND_DAYS } from '#edge/contract/payments/refund-promise.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { refundPromise, refundWay } from './refund-way.ts';

const STATES = ['REQUESTED', 'APPROVED', 'SENT', 'CONFIRMED', 'FAILED'] as const;
const wordOf = (state: string) => STATES.find((each) => each === state) ?? 'REQUESTED';
const TONES: Readonly<Record<string, Tone>> = { CONFIRMED: 'positive', FAILED: 'critical' };

/** One refund: how it goes, each step with its time, and until when it is promised. */
export function RefundItem({
  refund,
  now,
}: {
  refund: OrderRecord['refunds'][number];
  now: number;
}) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  const { state, amount, route, updatedAt, wasReturned } = refund;
  const way = refundWay(refund);
  const promise = refundPromise(refund, now);
  return (
    <li className="grid gap-4 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-bold text-xl tabular-nums">{rupiah(amount)}</span>
        <Badge tone={TONES[state] ?? 'accent'}>{t(`refund.${wordOf(state)}`)}</Badge>
      </div>
      {route === undefined ? null : (
        <p className="text-muted text-sm">
          {t(`refund.route.${route}`, { count: REFUND_DAYS[route] })}
        </p>
      )}
      {way === null ? (
        <p className="text-sm">
          {t(wasReturned === true ? 'refund.account-refused' : 'refund.failed-text', {
            at: dateTime(locale, Date.parse(updatedAt)),
          })}
        </p>
      ) : (
        <Stepper
          label={t('refund.steps')}
          current={way.current}
          words={{ done: t('steps.done'), current: t('steps.current'), ahead: t('steps.ahead') }}
          steps={way.stages.map(({ stage, at }) => ({
            id: stage,
            label: t(`refund.stage.${stage}`),
            note: at === null ? undefined : dateTime(locale, Date.parse(at)),
          }))}
        />
      )}
      {promise === null ? null : promise.is === 'late' ? (
        <Alert tone="caution">{t('refund.late', { until: date(locale, promise.until) })}</Alert>
      ) : (
        <p className="text-sm">
          {t(`refund.${promise.is}`, { until: date(locale, promise.until) })}
        </p>
      )}
    </li>
  );
}
