'use client';

import { useId } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Check } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { CouponEntry } from './use-coupon.ts';

const MOST_LENGTH = 40;

/** A promo code: typed, asked for, and then shown with what it takes off. */
export function CouponField({
  coupon,
  amount,
}: {
  coupon: CouponEntry;
  /** Whole rupiah that come off; 0 while the price is asked for. */
  amount: number;
}) {
  const t = useScopedI18n('checkout');
  const validation = useScopedI18n('validation');
  const id = useId();
  const { applied, typed, error, busy } = coupon;
  useHoldUpdates(typed !== '');
  if (applied !== null)
    return (
      <div className="grid content-start gap-2">
        <p className="font-semibold text-sm">{t('payment.coupon')}</p>
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line px-4 py-2"
        >
          <span className="flex min-w-0 items-center gap-2">
            <Check aria-hidden="true" className="size-5 shrink-0 text-positive" />
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{applied}</span>
            {amount === 0 ? null : (
              <span className="shrink-0 text-positive tabular-nums">{`−${rupiah(amount)}`}</span>
            )}
          </span>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('payment.coupon-remove', { code: applied })}
            onClick={coupon.remove}
          >
            {t('payment.remove')}
          </Button>
        </div>
      </div>
    );
  return (
    <Field
      id={id}
      label={t('payment.coupon')}
      hint={<TextLink href="/promo">{t('payment.promotions')}</TextLink>}
      error={error}
      optionalLabel={validation('optional')}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MOST_LENGTH}
            className="min-w-0 flex-1"
            onChange={(event) => coupon.type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return;
              // The form around it is the whole step.
              event.preventDefault();
              void coupon.apply();
            }}
          />
          <Button
            variant="secondary"
            busy={busy}
            disabled={typed.trim() === ''}
            onClick={() => void coupon.apply()}
          >
            {t('payment.apply')}
          </Button>
        </div>
      )}
    </Field>
  );
}
