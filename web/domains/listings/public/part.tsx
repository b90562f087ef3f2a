import { type ReactNode, useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { CircleUser, Gauge } from '#web/ui/icons.ts';
import type { Words } from './words.ts';

/** A part of the page, marked with whose word it is. */
export function Part({
  title,
  source,
  heading: Heading = 'h2',
  t,
  children,
}: {
  title: string;
  source: 'measured' | 'said';
  /** Its level in the outline. */
  heading?: 'h2' | 'h4' | undefined;
  t: Words;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t pt-8">
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading id={id} className="font-bold text-2xl">
          {title}
        </Heading>
        {source === 'measured' ? (
          <Badge tone="positive" icon={<Gauge size={14} />}>
            {t('page.measured')}
          </Badge>
        ) : (
          <Badge icon={<CircleUser size={14} />}>{t('page.said')}</Badge>
        )}
      </header>
      {children}
    </section>
  );
}
