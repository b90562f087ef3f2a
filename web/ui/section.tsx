import type { ComponentProps, ReactNode } from 'react';
import { Container } from './container.tsx';
import { cx } from './cx.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Small line above the title. */
  eyebrow?: ReactNode;
  title?: ReactNode;
  lead?: ReactNode;
  /** Beside the title on wide screens, e.g. "see all". */
  aside?: ReactNode;
}

export function Section(props: SectionProps) {
  const { eyebrow, title, lead, aside, className, children, id, ...rest } = props;
  const headingId = id && title ? `${id}-title` : undefined;
  return (
    <section
      {...rest}
      id={id}
      aria-labelledby={headingId}
      className={cx('py-10 sm:py-20 lg:py-24', className)}
    >
      <Container>
        {title ? (
          <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-10">
            <div className="max-w-text">
              {eyebrow ? (
                <p className="mb-2 font-semibold text-accent-text text-sm">{eyebrow}</p>
              ) : null}
              <h2 id={headingId} className="text-3xl">
                {title}
              </h2>
              {lead ? <p className="mt-3 text-lg text-muted">{lead}</p> : null}
            </div>
            {aside}
          </header>
        ) : null}
        {children}
      </Container>
    </section>
  );
}
