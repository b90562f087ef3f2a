import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import { cx } from './cx.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons.ts';

const LOOK = {
  neutral: ['bg-sunken text-ink', Info],
  accent: ['bg-accent-soft text-ink', Info],
  positive: ['bg-positive-soft text-positive', CircleCheck],
  caution: ['bg-caution-soft text-caution', TriangleAlert],
  critical: ['bg-critical-soft text-critical', CircleAlert],
} as const satisfies Record<Tone, readonly [string, typeof Info]>;

/** A message that stays in the page; read at once when it appears. */
export function Alert({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  const [look, Icon] = LOOK[tone];
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-lg px-4 py-3', look)}
    >
      <Icon size={20} className="mt-0.5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
