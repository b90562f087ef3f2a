import { cx } from './cx.ts';
import { Check } from './icons.ts';

interface Step {
  id: string;
  label: string;
  /** When it happened, or what is awaited. */
  note?: string | undefined;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** Index of the step under way; equal to the number of steps when all are done. */
  current: number;
  /** Said with each step, because a tick is only seen. */
  words: { done: string; current: string; ahead: string };
  /** On phones a row of numbers, and the name of the step under way: where the steps are not what one came for. */
  compact?: boolean | undefined;
}

/** A row on wide screens, a column on phones. */
export function Stepper({ compact, ...rest }: StepperProps) {
  if (!compact) return <Steps {...rest} />;
  const { steps, current } = rest;
  const at = Math.min(current, steps.length - 1);
  return (
    <>
      <div className="max-sm:hidden">
        <Steps {...rest} />
      </div>
      <Numbers {...rest} />
      <p aria-hidden="true" className="mt-3 font-semibold text-sm sm:hidden">
        {steps[at]?.label}
        {steps[at + 1] === undefined ? null : (
          <span className="font-normal text-faint"> → {steps[at + 1]?.label}</span>
        )}
      </p>
    </>
  );
}

function Numbers({ label, steps, current, words }: Omit<StepperProps, 'compact'>) {
  return (
    <ol aria-label={label} className="flex justify-between gap-1 sm:hidden">
      {steps.map((step, at) => {
        const state = at < current ? 'done' : at === current ? 'current' : 'ahead';
        return (
          <li
            key={step.id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cx(
              'grid size-8 shrink-0 place-items-center rounded-full border-2 font-bold text-sm',
              state === 'done' && 'border-ink bg-ink text-ground',
              state === 'current' && 'border-accent bg-accent text-on-accent',
              state === 'ahead' && 'border-line-strong text-faint',
            )}
          >
            <span aria-hidden="true">{state === 'done' ? <Check size={16} /> : at + 1}</span>
            <span className="sr-only">{`${step.label} (${words[state]})`}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Steps({ label, steps, current, words }: Omit<StepperProps, 'compact'>) {
  return (
    <ol aria-label={label} className="flex flex-col sm:flex-row">
      {steps.map((step, at) => {
        const state = at < current ? 'done' : at === current ? 'current' : 'ahead';
        return (
          <li
            key={step.id}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex flex-1 gap-4 pb-6 last:pb-0 sm:flex-col sm:items-center sm:gap-2 sm:pb-0 sm:text-center"
          >
            {at < steps.length - 1 ? (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-10 bottom-1 left-[1.0625rem] w-0.5 sm:top-[1.0625rem] sm:right-[calc(-50%+1.5rem)] sm:bottom-auto sm:left-[calc(50%+1.5rem)] sm:h-0.5 sm:w-auto',
                  state === 'done' ? 'bg-ink' : 'bg-line',
                )}
              />
            ) : null}
            <span
              className={cx(
                'grid size-9 shrink-0 place-items-center rounded-full border-2 font-bold text-sm',
                state === 'done' && 'border-ink bg-ink text-ground',
                state === 'current' && 'border-accent bg-accent text-on-accent',
                state === 'ahead' && 'border-line-strong text-faint',
              )}
            >
              {state === 'done' ? <Check size={18} /> : at + 1}
            </span>
            <span className="pt-1.5 sm:pt-0">
              <span
                className={cx('block font-semibold text-sm', state === 'ahead' && 'text-faint')}
              >
                {step.label}
                <span className="sr-only"> ({words[state]})</span>
              </span>
              {step.note ? <span className="block text-faint text-sm">{step.note}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
