'use client';

import type { ReactNode } from 'react';
import { MetaTagsDocument } from '#web/platform/graphql/generated/content/meta-tags.ts';
import type { ListingStandingState } from '#web/platform/graphql/generated/main.ts';
import { useContent } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { PageHead } from '#web/platform/page-head/page-head.ts';
import { usePageHead } from '#web/platform/page-head/use-page-head.ts';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { Gone } from './gone.tsx';
import { goneStateOf } from './gone-state.ts';

interface Props<T> {
  page: T | null | undefined;
  /** Undefined while nobody has answered. */
  state: ListingStandingState | undefined;
  isFaulty: boolean;
  onRetry: () => void;
  /** Null while it is not known. */
  head: PageHead | null;
  /** Whose headings the page has; null asks for none. */
  pageName: string | null;
  children: (page: T, outline: { readonly h2: string; readonly h3: string } | null) => ReactNode;
}

/** Something on offer: shown, gone, not loaded and loading are told apart. */
export function ListingScreen<T>(props: Props<T>) {
  const { page, state, isFaulty, onRetry, head, pageName, children } = props;
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const outline = useContent(MetaTagsDocument, pageName === null ? null : { pageName, locale }).data
    ?.metaTags;
  const isGone = page === null && state !== undefined;
  usePageHead(head, `${t(isGone ? `gone.${goneStateOf(state)}` : 'page.for-sale')} | ALVA`);
  if (isGone) return <Gone state={state} t={t} />;
  return (
    <RecordScreen
      record={page ?? undefined}
      isFaulty={isFaulty}
      onRetry={onRetry}
      words={{
        missing: t('gone.UNKNOWN'),
        missingHelp: t('gone.UNKNOWN-text'),
        all: t('gone.browse'),
        notLoaded: t('page.not-loaded'),
        notLoadedHelp: t('page.not-loaded-help'),
        retry: t('retry'),
        loading: t('page.loading'),
      }}
      allHref="/shop/used"
      nearest={null}
    >
      {(shown) => children(shown, outline ?? null)}
    </RecordScreen>
  );
}
