'use client';

import dynamic from 'next/dynamic';
import { MetaTagsDocument } from '../../../platform/graphql/generated/content.ts';
import { useContent } from '../../../platform/graphql/use-operation.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { usePageHead } from '../../../platform/page-head/use-page-head.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MapPin, WifiOff } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PlaceView } from './place-view.tsx';
import { useDealerSlug } from './use-dealer-slug.ts';
import { usePlace } from './use-place.ts';

const NearestPlaces = dynamic(() => import('./nearest-places.tsx'), { ssr: false });

/** One centre or dealer: gone, not loaded and loading are told apart. */
export function PlaceScreen() {
  const t = useScopedI18n('places');
  const locale = useLocale();
  const slug = useDealerSlug();
  const answer = usePlace(slug);
  const place = answer.data?.getLocationDetail;
  const meta = useContent(
    MetaTagsDocument,
    slug === null ? null : { pageName: `experience-center/${slug}`, locale },
  ).data?.metaTags;
  const path = `/experience-center/${slug}`;
  usePageHead(
    meta ? { ...meta, paths: { en: path, id: path } } : null,
    `${place?.location ?? t('detail.all')} | ALVA`,
  );
  if (place)
    return (
      <>
        <h1 className="sr-only">{meta?.h1 ?? place.location}</h1>
        <PlaceView place={place} />
      </>
    );
  if (place === null)
    return (
      <>
        <EmptyState
          icon={<MapPin size={28} aria-hidden="true" />}
          isPage
          title={t('detail.missing')}
          action={<LinkButton href="/experience-center">{t('detail.all')}</LinkButton>}
        />
        {slug === null ? null : <NearestPlaces asked={slug} />}
      </>
    );
  if (answer.fault)
    return (
      <EmptyState
        icon={<WifiOff size={28} aria-hidden="true" />}
        title={t('detail.not-loaded')}
        action={<Button onClick={answer.retry}>{t('detail.retry')}</Button>}
      >
        {t('detail.not-loaded-help')}
      </EmptyState>
    );
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only" role="status">
        {t('detail.loading')}
      </p>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="mt-6 h-64 w-full rounded-xl" />
    </div>
  );
}
