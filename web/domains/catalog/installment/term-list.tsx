'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from '#web/ui/cx.ts';
import type { PlanView } from './use-plan.ts';

export function TermList({ plan }: { plan: PlanView }) {
  const t = useScopedI18n('installment');
  return (
    <div role="radiogroup" aria-labelledby="term-title" className="flex flex-wrap gap-2">
      {plan.terms.map((months) => (
        <label
          key={months}
          className={cx(
            'inline-flex min-h-tap items-center rounded-full border px-5 font-semibold text-sm transition',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2',
            months === plan.months ? 'border-ink bg-ink text-ground' : 'border-line-strong',
          )}
        >
          <input
            type="radio"
            name="months"
            value={months}
            checked={months === plan.months}
            onChange={() => plan.change({ months })}
            className="sr-only"
          />
          {t('term.months', { months })}
        </label>
      ))}
    </div>
  );
}
