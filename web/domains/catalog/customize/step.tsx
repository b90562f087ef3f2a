import type { ReactNode } from 'react';

export interface StepProps {
  id: string;
  title: string;
  /** What is chosen now, beside the title. */
  chosen?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One question of the configurator. */
export function Step({ id, title, chosen, lead, children }: StepProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
      <header>
        <h3 id={`${id}-title`} className="flex items-baseline justify-between gap-4 text-xl">
          {title}
          {chosen ? <span className="font-normal text-base text-muted">{chosen}</span> : null}
        </h3>
        {lead ? <p className="mt-1 text-muted text-sm">{lead}</p> : null}
      </header>
      {children}
    </section>
  );
}
