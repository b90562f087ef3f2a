'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, read before them. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled when given together with `onChange`. */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

const step = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/** One stop of the Tab key; arrows move between the tabs and show what they reach. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const active = value ?? own;

  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const next = tabs[step(event.key, at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${base}-${next.id}-tab`)?.focus();
  };

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className="-mx-1 flex gap-1 overflow-x-auto border-line border-b px-1"
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}-tab`}
            type="button"
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={`${base}-${tab.id}`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => onKeyDown(event, at)}
            className={cx(
              'min-h-tap shrink-0 border-b-2 px-4 font-semibold text-sm transition -outline-offset-2',
              tab.id === active
                ? 'border-ink text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${base}-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${base}-${tab.id}-tab`}
          hidden={tab.id !== active}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
