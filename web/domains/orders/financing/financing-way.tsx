'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons.ts';
import { type Application, stagesOf } from './standing.ts';

/** The stages of an application, and which of them is under way. */
export function FinancingWay({ application }: { application: Application }) {
  const t = useScopedI18n('financing');
  const words = useScopedI18n('purchases');
  const stages = stagesOf(application.step);
  if (stages.length === 0) return null;
  return (
    <ol className="grid grid-cols-5 gap-2">
      {stages.map(({ stage, is }) => (
        <li
          key={stage}
          aria-current={is === 'current' ? 'step' : undefined}
          className={cx(
            'flex items-center gap-2 border-t-4 pt-2 text-sm max-sm:h-3',
            is === 'ahead' ? 'border-line text-faint' : 'border-accent',
            is === 'current' && 'font-semibold',
          )}
        >
          {is === 'done' ? (
            <Check size={16} aria-hidden="true" className="shrink-0 max-sm:hidden" />
          ) : null}
          {/* Five names are too wide for a phone; the heading above says the one under way. */}
          <span className="max-sm:sr-only">{t(`way.${stage}`)}</span>
          <span className="sr-only">{words(`steps.${is as 'done' | 'current' | 'ahead'}`)}</span>
        </li>
      ))}
    </ol>
  );
}
