'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useQuery } from '#web/platform/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CloudOff } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { NewsPage } from './item.ts';
import type { ListName } from './page-cache.ts';
import { PageLinks } from './page-links.tsx';
import { PostCard } from './post-card.tsx';
import { useNewsPage } from './use-news-page.ts';

interface Props {
  list: ListName;
  /** Path of the list, without language. */
  path: string;
  /** Its first page, as the build knew it. */
  first: NewsPage;
}

const pageOf = (typed: string | null): number => {
  const page = Number(typed ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
};

const SHOWN = [1, 2, 3];

/** Three posts and the way to older ones. */
export function NewsList({ list, path, first }: Props) {
  const t = useScopedI18n('news');
  const locale = useLocale();
  const wanted = pageOf(useQuery().get('page'));
  const { page, keptAt, isLoading, isNew, retry, reporter } = useNewsPage(list, wanted, first);
  // The newest stories of all: one large, two beside it.
  const hasLead = wanted === 1 && page?.items.length === SHOWN.length;
  const count = page?.totalPages ?? first.totalPages;

  return (
    <div id="posts" className="scroll-mt-28">
      {reporter}
      {page?.isBlogAway ? (
        <div className="mb-8">
          <Alert>{t('blog-away')}</Alert>
        </div>
      ) : null}
      {keptAt === undefined ? null : (
        <div className="mb-8">
          <Alert tone="caution">{t('kept', { ago: ago(locale, keptAt, Date.now()) })}</Alert>
        </div>
      )}
      {page === undefined && !isLoading ? (
        <EmptyState
          icon={<CloudOff size={28} aria-hidden="true" />}
          title={t('not-here')}
          action={<Button onClick={retry}>{t('retry')}</Button>}
        >
          {t('not-here-help')}
        </EmptyState>
      ) : page !== undefined && page.items.length === 0 ? (
        <EmptyState title={t('past-the-end')} />
      ) : (
        <ul
          aria-busy={page === undefined}
          className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
        >
          {page === undefined
            ? SHOWN.map((each) => (
                <li key={each}>
                  <Skeleton className="aspect-[8/5] rounded-2xl" />
                  <Skeleton className="mt-4 h-6 w-3/4" />
                  <Skeleton className="mt-3 h-16" />
                </li>
              ))
            : page.items.map((item, at) => (
                <li
                  key={item.href}
                  className={cx(hasLead && at === 0 && 'sm:col-span-2 lg:row-span-2')}
                >
                  <PostCard
                    item={item}
                    locale={locale}
                    inLanguage={(language) => t('other-language', { language })}
                    fresh={isNew(item.published_at) ? t('new') : undefined}
                    eager
                    {...(hasLead && { size: at === 0 ? 'lead' : 'brief' })}
                  />
                </li>
              ))}
        </ul>
      )}
      <PageLinks path={path} page={wanted} count={count} />
    </div>
  );
}
