'use client';

import NextLink from 'next/link';
import { useSyncExternalStore } from 'react';
import { isLocale, type Locale } from '#edge/contract/locale.ts';
import { pathIn } from '#edge/contract/locale-path.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { languageName } from '#web/platform/i18n/language-name.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChevronRight, Motorbike, PlugZap, WifiOff, Zap } from '#web/ui/icons.ts';
import { RetryButton } from './retry-button.tsx';
import { wantedPath } from './wanted-path.ts';

/** The language that a parameter of the address names. */
const localeIn = (query: URLSearchParams, name: string): Locale | undefined => {
  const value = query.get(name);
  return isLocale(value) ? value : undefined;
};

const neverChanges = () => () => undefined;
/** What the service worker says that is on the device instead; with the address the page was given. */
const marks = (): string => {
  const { search } = window.location;
  const wanted = wantedPath(window.location);
  return `${document.documentElement.dataset.offline ?? search.slice(1)}\n${wanted}`;
};

const useMarks = (): { readonly query: URLSearchParams; readonly wanted: string } => {
  const text = useSyncExternalStore(neverChanges, marks, () => '\n/');
  const [query, wanted = '/'] = text.split('\n');
  return { query: new URLSearchParams(query), wanted };
};

/** Stands in for a page that is not on the device; says what is, and in which language. */
export function OfflinePage() {
  const t = useScopedI18n('offline');
  const locale = useLocale();
  const { query, wanted } = useMarks();
  const other = localeIn(query, 'other');
  const pack = localeIn(query, 'pack');
  const title = other ? t('other-title') : t('title');
  const otherName = other && languageName(other, locale);
  const body = (): string => {
    if (otherName) return t('other-body', { language: otherName });
    return pack ? t('pack-body', { language: languageName(pack, locale) }) : t('body');
  };
  const at = (path: string): string => pathIn(pack ?? locale, path);
  const links = [
    { path: '/product', icon: Zap, title: t('product'), help: t('product-help') },
    { path: '/my-ev', icon: Motorbike, title: t('garage'), help: t('garage-help') },
    {
      path: '/charging-station',
      icon: PlugZap,
      title: t('chargers'),
      help: t('chargers-help'),
    },
  ];
  return (
    <Container>
      <EmptyState
        icon={<WifiOff aria-hidden className="size-7" />}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {other && otherName ? (
              <a href={pathIn(other, wanted)} hrefLang={other} className={buttonClass({})}>
                {t('other', { language: otherName })}
              </a>
            ) : null}
            <RetryButton variant={other ? 'secondary' : 'primary'}>{t('retry')}</RetryButton>
          </div>
        }
      >
        <h1 className="sr-only">{title}</h1>
        <p>{body()}</p>
      </EmptyState>
      <ul className="mx-auto grid max-w-text gap-3 pb-16">
        {links.map(({ path, icon: Icon, title: name, help }) => (
          <li key={path}>
            <NextLink
              href={at(path)}
              className="flex min-h-16 items-center gap-4 rounded-card border border-line bg-raised px-4 py-3"
            >
              <Icon aria-hidden className="size-6 shrink-0" />
              <span className="flex-1">
                <span className="block font-bold">{name}</span>
                <span className="block text-muted text-sm">{help}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </NextLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}
