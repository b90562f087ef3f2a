import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ChevronDown } from './icons.ts';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  /** Disclosures of one name close each other. */
  name?: string | undefined;
  /** What opens is no text to read: it takes all the room there is. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** Opens without script, and the browser's search in the page finds what is folded away. */
export function Disclosure({ summary, children, open, name, wide, className }: DisclosureProps) {
  return (
    <details open={open} name={name} className={cx('group border-line border-b', className)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold">
        {summary}
        <ChevronDown
          size={20}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className={cx(!wide && 'max-w-text', 'pb-5 text-muted')}>{children}</div>
    </details>
  );
}
