import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical';

const TONE: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-text',
  positive: 'bg-positive-soft text-positive',
  caution: 'bg-caution-soft text-caution',
  critical: 'bg-critical-soft text-critical',
};

export interface BadgeProps {
  tone?: Tone;
  /** Colour alone must not carry the meaning: give states an icon. */
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-xs',
        TONE[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
