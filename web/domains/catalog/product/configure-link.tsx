'use client';

import type { ReactNode } from 'react';
import { useQuery } from '../../../platform/query.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Takes what was chosen on the page along: colour, accent, province, battery. */
export function ConfigureLink({ slug, children }: { slug: string; children: ReactNode }) {
  const tell = () =>
    void import('../../../platform/analytics/tell-interest.ts').then(({ tellInterest }) =>
      tellInterest(slug),
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
