'use client';

import { ArrowRight } from '#web/ui/icons.ts';

/** On phones the result waits below the form; this keeps its figure in sight while one types. */
export function ResultBar({ label, amount }: { label: string; amount: string }) {
  return (
    <a
      href="#result"
      data-result
      className="sticky bottom-3 z-10 flex min-h-14 items-center justify-between gap-4 rounded-xl bg-ink px-5 py-2.5 text-ground shadow-float lg:hidden"
    >
      <span>
        <span className="block text-sm opacity-80">{label}</span>
        <span className="block font-bold text-lg tabular-nums">{amount}</span>
      </span>
      <ArrowRight size={20} aria-hidden="true" className="shrink-0 rotate-90" />
    </a>
  );
}
