import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Labels and values in two columns where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="mt-0.5 break-words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
