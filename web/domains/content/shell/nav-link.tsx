'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '../../../platform/i18n/link.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';

interface NavLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Marks the page one is on; a section's entry is marked on the pages below it too. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const here = usePathname().slice(useLocale().length + 1) || '/';
  const exact = here === href;
  const within = href !== '/' && here.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={exact ? 'page' : within ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
