import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

/** A titled part of the vehicle's page. */
export function SectionCard({
  title,
  icon,
  aside,
  children,
}: {
  title: string;
  icon: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="h-full">
        <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h3 id={id} className="flex items-center gap-2.5 font-bold text-xl">
            <span className="text-muted">{icon}</span>
            {title}
          </h3>
          {aside}
        </header>
        {children}
      </Card>
    </section>
  );
}
