import type { ReactNode } from 'react';

/** A line of what a receipt or an invoice says. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 border-line border-b py-2 sm:grid-cols-[12rem_1fr] sm:gap-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  );
}
