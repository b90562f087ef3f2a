'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { LANGUAGE_NAME, LOCALES, type Locale } from '#edge/contract/locale.ts';
import { pathIn } from '#edge/contract/locale-path.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { rememberLocale } from '#web/platform/i18n/remember-locale.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { cx } from '#web/ui/cx.ts';

/** Changes the language and nothing else: page, query, fragment and scroll position stay. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useScopedI18n('shell');
  const router = useRouter();
  const pathname = usePathname();
  const current = useLocale();

  const change = (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    rememberLocale(locale);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (locale !== current)
      router.replace(pathIn(locale, location.pathname + location.search + location.hash), {
        scroll: false,
      });
  };

  return (
    <ul aria-label={t('language.label')} className={cx('flex items-center', className)}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={pathIn(locale, pathname)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={(event) => change(event, locale)}
            className={cx(
              'inline-flex min-h-tap min-w-10 items-center justify-center rounded-full text-sm transition',
              locale === current
                ? 'font-bold text-ink underline decoration-2 decoration-accent underline-offset-8'
                : 'font-medium text-muted hover:text-ink',
            )}
          >
            <span className="uppercase">{locale}</span>
            <span className="sr-only"> {LANGUAGE_NAME[locale]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
