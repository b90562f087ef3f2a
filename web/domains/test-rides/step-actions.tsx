'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { showStep } from './show-step.ts';
import { type RideStep, stepBefore } from './steps.ts';

/** Back and on. What was chosen and typed is on the device before either. */
export function StepActions({
  step,
  onContinue,
  busy = false,
}: {
  step: RideStep;
  /** Where there is no form around it. */
  onContinue?: () => void;
  busy?: boolean;
}) {
  const t = useScopedI18n('testRide');
  const before = stepBefore(step);
  const label = t(step === 'review' ? 'book' : 'continue');
  const back = (
    <>
      <ArrowLeft size={18} aria-hidden="true" />
      {t('back')}
    </>
  );
  return (
    <div className="mt-3 flex flex-wrap-reverse items-center justify-between gap-3">
      {before === undefined ? (
        <span />
      ) : before === 'model' ? (
        <LinkButton href="/test-ride/select-bike" variant="quiet">
          {back}
        </LinkButton>
      ) : (
        <Button variant="quiet" onClick={() => showStep(before)}>
          {back}
        </Button>
      )}
      {onContinue === undefined ? (
        <SubmitButton variant="accent" size="lg" className="grow sm:grow-0">
          {label}
        </SubmitButton>
      ) : (
        <Button
          variant="accent"
          size="lg"
          busy={busy}
          onClick={onContinue}
          className="grow sm:grow-0"
        >
          {label}
        </Button>
      )}
    </div>
  );
}
