'use client';

import { Link } from '#web/platform/i18n/link.tsx';
import { ArrowRight } from './icons.ts';

export interface NearestNamesProps {
  /** Of the heading, so that the section is called by it. */
  id: string;
  title: string;
  nearest: readonly {
    /** Path without the language. */
    readonly href: string;
    readonly name: string;
    readonly city: string | null;
  }[];
}

/** What an address that leads nowhere may have meant; nothing where nothing is like it. */
export function NearestNames({ id, title, nearest }: NearestNamesProps) {
  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mx-auto max-w-text">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {nearest.map(({ href, name, city }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-14 items-center justify-between gap-4 py-2 font-semibold hover:text-accent-text"
            >
              <span>
                {name}
                <span className="block font-normal text-muted text-sm">{city}</span>
              </span>
              <ArrowRight size={20} className="shrink-0" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
