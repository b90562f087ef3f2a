'use client';

import type { ReactNode } from 'react';
import { useQuery } from '#web/platform/query.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Takes what was chosen on the page along: colour, accent, province, battery. */
export function ConfigureLink({ slug, children }: { slug: string; children: ReactNode }) {
  const tell = () =>
    void import('#web/platform/analytics/report-interest.ts').then(({ reportInterest }) =>
      reportInterest(slug),
    );
  const query = useQuery().toString();
  return (
    <LinkButton
      href={`/product/${slug}/customize${query && `?${query}`}`}
      variant="accent"
      onClick={tell}
    >
      {children}
    </LinkButton>
  );
}
