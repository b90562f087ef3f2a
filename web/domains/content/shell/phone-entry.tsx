import type { ReactNode } from 'react';
import { ChevronRight } from '#web/ui/icons.ts';
import { NavLink } from './nav-link.tsx';

/** A line of the phone's menu. */
export function PhoneEntry({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <NavLink
        href={href}
        className="flex min-h-14 items-center justify-between border-line border-b font-semibold text-lg aria-[current]:text-accent-text"
      >
        {children}
        <ChevronRight size={20} className="text-faint" />
      </NavLink>
    </li>
  );
}
