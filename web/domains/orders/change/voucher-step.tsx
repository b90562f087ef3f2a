'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { ChangeStep } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

const FIELD = 'change-voucher';

/** Another promo code, or none. */
export function VoucherStep({ order, onBack, onChosen }: ChangeStep) {
  const t = useScopedI18n('purchases');
  const [typed, setTyped] = useState('');
  useHoldUpdates(typed !== '');
  const coupon = typed.trim().toUpperCase();
  return (
    <div className="grid gap-5">
      {order.coupon === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t('change.code-now', { code: order.coupon })}</p>
          <Button variant="quiet" onClick={() => onChosen({ kind: 'VOUCHER', coupon: null })}>
            {t('change.code-off')}
          </Button>
        </div>
      )}
      <Field id={FIELD} label={t('change.code')}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <StepButtons
        onBack={onBack}
        disabled={coupon === '' || coupon === order.coupon}
        onNext={() => onChosen({ kind: 'VOUCHER', coupon })}
      />
    </div>
  );
}
