import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

export type Fact = readonly [label: string, value: ReactNode];

/** Labels and values side by side, in as many columns as there is room for. */
export function FactList({
  facts,
  className = 'grid-cols-2 sm:grid-cols-3',
}: {
  facts: readonly Fact[];
  className?: string;
}) {
  return (
    <dl className={cx('grid gap-x-6 gap-y-4', className)}>
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="mt-0.5 break-words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
