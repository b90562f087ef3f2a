import type { ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { cx } from '#web/ui/cx.ts';

const TABS = [
  ['stories', '/whats-new'],
  ['press', '/whats-new/press-release'],
] as const;

interface Props {
  locale: Locale;
  tab: (typeof TABS)[number][0];
  children: ReactNode;
}

/** Head of the two lists; each is a page of its own, so that it has an address and works alone. */
export async function NewsFrame({ locale, tab, children }: Props) {
  const t = await getScopedI18n('news');
  const steps = [[t('title'), 'whats-new']] as [string, string][];
  if (tab === 'press') steps.push([t('press'), 'whats-new/press-release']);
  return (
    <Container className="pt-6 pb-20 sm:pt-8 sm:pb-28">
      <Trail locale={locale} steps={steps} />
      <h2 className="mt-8 text-4xl sm:mt-12">{t(`${tab}-headline`)}</h2>
      <p className="mt-4 max-w-text text-muted text-xl">{t(`${tab}-lead`)}</p>
      <nav aria-label={t('title')} className="mt-8 mb-10 border-line border-b">
        <ul className="flex gap-6">
          {TABS.map(([each, href]) => (
            <li key={each}>
              <Link
                href={href}
                aria-current={each === tab ? 'page' : undefined}
                className={cx(
                  '-mb-px inline-flex min-h-tap items-center border-b-2 font-semibold',
                  each === tab
                    ? 'border-ink text-ink'
                    : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {t(each)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ClientMessages scopes={['news']}>{children}</ClientMessages>
    </Container>
  );
}
