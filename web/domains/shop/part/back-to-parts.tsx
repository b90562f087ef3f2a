'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { lastList } from '#web/domains/shop/parts/last-list.ts';
import { Link } from '#web/platform/i18n/link.tsx';

/** Goes back to the list as it was left: search, page and scroll position. */
export function BackToParts({ children }: { children: ReactNode }) {
  const router = useRouter();
  const back = (event: MouseEvent) => {
    if (!lastList.isBehindUs()) return;
    event.preventDefault();
    router.back();
  };
  return (
    <Link
      href="/shop/spare-parts"
      onClick={back}
      className="inline-flex min-h-tap items-center gap-2 font-semibold text-sm hover:underline"
    >
      {children}
    </Link>
  );
}
