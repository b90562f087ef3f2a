'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { cx } from '#web/ui/cx.ts';

const PAGES = [
  ['dashboard', '/orp-dashboard'],
  ['finance', '/orp-dashboard/finance'],
] as const;

/** The two pages of an affiliate. */
export function ProgrammeNav({ current }: { current: 'dashboard' | 'finance' }) {
  const t = useScopedI18n('referrals');
  return (
    <nav aria-label={t('nav.label')} className="mb-8 border-line border-b">
      <ul className="flex gap-1">
        {PAGES.map(([name, href]) => (
          <li key={name}>
            <Link
              href={href}
              aria-current={name === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-tap items-center border-b-2 px-4 font-semibold text-sm -outline-offset-2',
                name === current
                  ? 'border-ink text-ink'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {t(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
