'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

interface NavLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Marks the page one is on; a section's entry is marked on the pages below it too. */
export function NavLink({ href, children, ...rest }: NavLinkProps) {
  const path = usePathname().slice(useLocale().length + 1) || '/';
  const exact = path === href;
  const within = href !== '/' && path.startsWith(`${href}/`);
  return (
    <Link href={href} aria-current={exact ? 'page' : within ? 'true' : undefined} {...rest}>
      {children}
    </Link>
  );
}
