'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#web/platform/i18n/link.tsx';
import { lastList } from './last-list.ts';

/** Goes back to the list at `href` as it was left: search, filters, page and scroll position. */
export function BackToList({ href, children }: { href: string; children: ReactNode }) {
  const router = useRouter();
  const back = (event: MouseEvent) => {
    if (!lastList.isBehindUs(href)) return;
    event.preventDefault();
    router.back();
  };
  return (
    <Link
      href={href}
      onClick={back}
      className="inline-flex min-h-tap items-center gap-2 font-semibold text-sm hover:underline"
    >
      {children}
    </Link>
  );
}
