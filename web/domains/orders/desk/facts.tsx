import type { ReactNode } from 'react';

/** Pairs of a word and what it is; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
      {facts.map(([word, value]) =>
        value === null || value === '' ? null : (
          <div key={word} className="min-w-0">
            <dt className="text-faint">{word}</dt>
            <dd className="mt-0.5 break-words font-semibold">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
