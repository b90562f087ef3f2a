'use client';

import NextLink from 'next/link';
import { useScopedI18n } from '../../platform/i18n/client.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { inLocale } from '../../platform/i18n/remember-locale.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { useQuery } from '../../platform/query.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronRight, Motorbike, PlugZap, WifiOff, Zap } from '../../ui/icons.ts';
import { RetryButton } from './retry-button.tsx';
import { wantedPath } from './wanted-path.ts';

/** Stands in for a page that is not on the device; says what is, and in which language. */
export function OfflinePage() {
  const t = useScopedI18n('offline');
  const locale = useLocale();
  const query = useQuery();
  const other = LOCALES.find((each) => each !== locale) ?? locale;
  const inOther = query.get('other') === '1';
  const noPack = query.get('pack') === 'none';
  const title = inOther ? t('other-title') : t('title');
  const at = (path: string): string => inLocale(noPack ? other : locale, path);
  const here = [
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
            {inOther ? (
              <a
                href={inLocale(other, wantedPath(query))}
                hrefLang={other}
                className={buttonClass({})}
              >
                {t('other')}
              </a>
            ) : null}
            <RetryButton variant={inOther ? 'secondary' : 'primary'}>{t('retry')}</RetryButton>
          </div>
        }
      >
        <h1 className="sr-only">{title}</h1>
        <p>{inOther ? t('other-body') : noPack ? t('pack-body') : t('body')}</p>
      </EmptyState>
      <ul className="mx-auto grid max-w-text gap-3 pb-16">
        {here.map(({ path, icon: Icon, title: name, help }) => (
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
