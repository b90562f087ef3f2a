'use client';

import { type ReactNode, useId, useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { ApplyCouponCodeDocument } from '#web/platform/graphql/generated/main/apply-coupon-code.ts';
import { RemoveCouponCodeDocument } from '#web/platform/graphql/generated/main/remove-coupon-code.ts';
import type { CartFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Input } from '#web/ui/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { couponProblem } from './coupon-problem.ts';
import { type CartOutcome, useCartWrite } from './use-cart-write.ts';

const MOST_LENGTH = 32;

/** A promo code: typed, asked for, and then shown; what it takes off is a line of the price. */
export function CartCoupon({ active }: { active: CartFragment }) {
  const t = useScopedI18n('cart');
  const errors = useErrorMessage();
  const id = useId();
  const { write, busy } = useCartWrite();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<ReactNode>();
  useHoldUpdates(typed !== '');
  const { couponCode, couponErrorCode } = active;

  const verify = (
    <>
      {t('coupon-phone')} <TextLink href="/settings/sign-in">{t('coupon-phone-link')}</TextLink>
    </>
  );
  const textOf = (outcome: CartOutcome, failed: 'coupon-apply' | 'coupon-remove'): ReactNode => {
    const why = couponProblem(outcome);
    if (why === undefined) return undefined;
    if (why.key === 'failed') return errors(failed);
    if (why.key === 'coupon-phone') return verify;
    return why.key === 'coupon-minimum' ? t(why.key, { amount: rupiah(why.minimum) }) : t(why.key);
  };
  const apply = async (): Promise<void> => {
    const outcome = await write(ApplyCouponCodeDocument, { couponCode: typed });
    setError(textOf(outcome, 'coupon-apply'));
    if (outcome.kind === 'done') setTyped('');
  };
  const remove = async (): Promise<void> =>
    setError(textOf(await write(RemoveCouponCodeDocument, {}), 'coupon-remove'));

  if (couponCode !== null)
    return (
      <div className="grid gap-2">
        <p className="font-semibold text-sm">{t('coupon')}</p>
        <div
          role="status"
          className="flex items-center justify-between gap-2 rounded-lg border border-line py-1 pr-1 pl-4"
        >
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{couponCode}</span>
          <Button
            variant="quiet"
            size="sm"
            className="shrink-0"
            busy={busy}
            aria-label={t('coupon-remove', { code: couponCode })}
            onClick={() => void remove()}
          >
            {t('coupon-remove-short')}
          </Button>
        </div>
        {couponErrorCode === null ? null : (
          <Alert tone="critical">
            {couponErrorCode === 'NOT_VERIFIED' ? verify : t('coupon-gone', { code: couponCode })}
          </Alert>
        )}
        {error === undefined ? null : <Alert tone="critical">{error}</Alert>}
      </div>
    );
  return (
    <Field id={id} label={t('coupon')} error={error}>
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
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return;
              event.preventDefault();
              void apply();
            }}
          />
          <Button
            variant="secondary"
            busy={busy}
            disabled={typed.trim() === ''}
            onClick={() => void apply()}
          >
            {t('coupon-apply')}
          </Button>
        </div>
      )}
    </Field>
  );
}
