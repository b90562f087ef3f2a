'use client';

import type { MouseEvent } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery } from '#web/platform/query.ts';
import { cx } from '#web/ui/cx.ts';
import { ArrowLeft, ArrowRight } from '#web/ui/icons.ts';

interface Props {
  /** Path without language. */
  path: string;
  page: number;
  count: number;
}

const LOOK =
  'inline-flex min-h-tap min-w-tap items-center justify-center gap-2 rounded-full px-3 font-semibold text-sm';

/** Pages of a list as links: they can be opened elsewhere, and change the list in place here. */
export function PageLinks({ path, page, count }: Props) {
  const t = useScopedI18n('news');
  const locale = useLocale();
  if (count <= 1) return null;

  const link = (to: number) => ({
    href: `/${locale}${path}${to === 1 ? '' : `?page=${to}`}`,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setQuery({ page: to === 1 ? null : String(to) });
      document.getElementById('posts')?.scrollIntoView({ block: 'start' });
    },
  });

  return (
    <nav aria-label={t('pages')} className="mt-10 flex items-center justify-between gap-2">
      {page > 1 ? (
        <a {...link(page - 1)} rel="prev" className={cx(LOOK, 'hover:bg-sunken')}>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('newer')}
        </a>
      ) : (
        <span />
      )}
      <ol className="flex">
        {Array.from({ length: count }, (_, at) => at + 1)
          .filter((n) => n === 1 || n === count || Math.abs(n - page) <= 1)
          .map((n) => (
            <li key={n} className={n === page ? undefined : 'hidden sm:block'}>
              <a
                {...link(n)}
                aria-current={n === page ? 'page' : undefined}
                className={cx(LOOK, n === page ? 'bg-ink text-ground' : 'hover:bg-sunken')}
              >
                <span className="sr-only">{t('page', { page: n })}</span>
                <span aria-hidden="true">{n}</span>
              </a>
            </li>
          ))}
      </ol>
      {page < count ? (
        <a {...link(page + 1)} rel="next" className={cx(LOOK, 'hover:bg-sunken')}>
          {t('older')}
          <ArrowRight size={18} aria-hidden="true" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
