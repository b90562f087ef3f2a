import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface MapFrameProps {
  /** What the map shows; the list beside it carries the same places in words. */
  label: string;
  children: ReactNode;
  /** Over the map: a locate button, a legend. */
  controls?: ReactNode;
  /** Whose map data it is. */
  attribution?: ReactNode;
  className?: string | undefined;
}

/** Keeps the map's room before it arrives, and keeps the page's scrolling out of its way. */
export function MapFrame({ label, children, controls, attribution, className }: MapFrameProps) {
  return (
    <section
      aria-label={label}
      className={cx(
        'relative isolate aspect-[4/3] w-full overflow-hidden rounded-xl border border-line bg-sunken sm:aspect-[16/9]',
        className,
      )}
    >
      <div className="absolute inset-0">{children}</div>
      {controls ? <div className="absolute top-3 right-3 z-10 grid gap-2">{controls}</div> : null}
      {attribution ? (
        <p className="absolute right-0 bottom-0 z-10 rounded-tl-md bg-surface/85 px-2 py-0.5 text-muted text-xs">
          {attribution}
        </p>
      ) : null}
    </section>
  );
}
