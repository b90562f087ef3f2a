'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { showStep } from './show-step.ts';
import { type CheckoutStep, stepBefore } from './steps.ts';

/** Back and on. What was typed is on the device before either. */
export function StepActions({
  step,
  onContinue,
  waits,
}: {
  step: CheckoutStep;
  /** Where there is no form around it. */
  onContinue?: () => void;
  /** What the form needs is still on its way. */
  waits?: boolean;
}) {
  const t = useScopedI18n('checkout');
  const before = stepBefore(step);
  return (
    <div className="mt-3 flex flex-wrap-reverse items-center justify-between gap-3">
      {before === undefined ? (
        <span />
      ) : (
        <Button variant="quiet" onClick={() => showStep(before)}>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('back')}
        </Button>
      )}
      {onContinue === undefined ? (
        <SubmitButton variant="accent" size="lg" waits={waits} className="grow sm:grow-0">
          {t('continue')}
        </SubmitButton>
      ) : (
        <Button variant="accent" size="lg" className="grow sm:grow-0" onClick={onContinue}>
          {t('continue')}
        </Button>
      )}
    </div>
  );
}
