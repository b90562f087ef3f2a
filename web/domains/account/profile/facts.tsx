import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** A titled group of labels and values. */
export function Facts({
  title,
  facts,
  note,
}: {
  title: string;
  facts: readonly Fact[];
  note?: string | undefined;
}) {
  return (
    <Card>
      <h3 className="font-bold text-xl">{title}</h3>
      {note ? <p className="mt-1 text-muted text-sm">{note}</p> : null}
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="mt-0.5 break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
