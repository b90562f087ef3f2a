'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';

const OFTEN = [
  ['charging', '/charging-station'],
  ['test-ride', '/test-ride/select-bike'],
  ['savings', '/monthly-cost'],
  ['parts', '/shop/spare-parts'],
  ['own', '/my-ev'],
  ['help', '/support'],
] as const;

/** Before anything is typed. */
export function OftenLookedFor({ onOpen }: { onOpen: () => void }) {
  const t = useScopedI18n('search');
  return (
    <section className="px-3 py-2">
      <h2 className="font-semibold text-muted text-sm">{t('empty.title')}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {OFTEN.map(([key, href]) => (
          <li key={key}>
            <Link
              href={href}
              onClick={onOpen}
              className="inline-flex min-h-tap items-center rounded-full border border-line-strong px-4 font-medium text-sm hover:bg-sunken"
            >
              {t(`empty.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
