'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { lastList } from '#web/domains/stations/nearby/last-list.ts';
import { Link } from '#web/platform/i18n/link.tsx';

/** Goes back to the list as it was left, filters and scroll position included. */
export function BackToList({ children }: { children: ReactNode }) {
  const router = useRouter();
  const back = (event: MouseEvent) => {
    if (!lastList.isBehindUs()) return;
    event.preventDefault();
    router.back();
  };
  return (
    <Link
      href="/charging-station"
      onClick={back}
      className="mb-6 inline-flex min-h-tap items-center gap-2 font-semibold text-sm hover:underline"
    >
      {children}
    </Link>
  );
}
