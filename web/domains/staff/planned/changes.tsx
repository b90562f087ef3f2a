'use client';

import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface ListProps<Change> {
  id: string;
  title: string;
  none: string;
  changes: readonly Change[];
  children: (change: Change) => ReactNode;
}

/** What is planned and what was, row by row. */
export function Changes<Change>({ id, title, none, changes, children }: ListProps<Change>) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-2xl">
        {title}
      </h3>
      {changes.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line">{changes.map(children)}</ul>
        </Card>
      )}
    </section>
  );
}

interface RowProps {
  /** What is changed. */
  name: string;
  title: string;
  details: ReactNode;
  /** Its new value, and when it holds. */
  children: ReactNode;
  state: string;
  holds: boolean;
  end: string;
  onEnd: (() => void) | undefined;
}

export function ChangeRow(props: RowProps) {
  const { name, title, details, children, state, holds, end, onEnd } = props;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[1.2fr_1.4fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {details}
      </div>
      <div className="min-w-0 text-sm">{children}</div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <Badge tone={holds ? 'positive' : 'neutral'}>{state}</Badge>
        {onEnd === undefined ? null : (
          <Button size="sm" variant="quiet" onClick={onEnd}>
            <span className="sr-only">{`${name}: `}</span>
            {end}
          </Button>
        )}
      </div>
    </li>
  );
}
