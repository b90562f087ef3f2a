'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons.ts';
import { showStep } from './show-step.ts';
import { CHECKOUT_STEPS, type CheckoutStep, isDone } from './steps.ts';

/** Where one is; a step that is complete can be opened again. */
export function StepBar({
  current,
  isComplete,
}: {
  current: CheckoutStep;
  isComplete: (step: CheckoutStep) => boolean;
}) {
  const t = useScopedI18n('checkout');
  const at = CHECKOUT_STEPS.indexOf(current);
  return (
    <nav aria-label={t('steps')}>
      <p className="mb-2 text-muted text-sm sm:hidden">
        {t('step-of', { at: at + 1, of: CHECKOUT_STEPS.length })}
      </p>
      <ol className="flex gap-2">
        {CHECKOUT_STEPS.map((step, nth) => {
          const done = isDone(nth, at, isComplete);
          const isCurrent = step === current;
          const bar = (
            <>
              <span
                aria-hidden="true"
                className={cx(
                  'block h-1.5 rounded-full',
                  isCurrent ? 'bg-accent' : done ? 'bg-ink' : 'bg-line-strong',
                )}
              />
              <span
                className={cx(
                  'mt-2 flex items-center gap-1 text-sm max-sm:sr-only',
                  isCurrent ? 'font-semibold' : 'text-muted',
                )}
              >
                {done && !isCurrent ? <Check size={16} aria-hidden="true" /> : null}
                {t(`step-name.${step}`)}
              </span>
            </>
          );
          return (
            <li key={step} aria-current={isCurrent ? 'step' : undefined} className="flex-1">
              {done && !isCurrent ? (
                <button
                  type="button"
                  className="block w-full py-3 text-left sm:py-1"
                  onClick={() => showStep(step)}
                >
                  {bar}
                </button>
              ) : (
                <span className="block py-3 sm:py-1">{bar}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
