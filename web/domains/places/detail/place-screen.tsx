'use client';

import type { ReactNode } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { useRecordHead } from '#web/platform/page-head/use-record-head.ts';
import { useDealerSlug } from '#web/platform/use-dealer-slug.ts';
import { Outline } from '#web/ui/outline.tsx';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { PlaceView } from './place-view.tsx';
import { usePlace } from './use-place.ts';

const NearestPlaces = latePart(() => import('./nearest-places.tsx'));

/** One centre or dealer; `models` are what those show that sell or lend motorcycles. */
export function PlaceScreen({ models }: { models: ReactNode }) {
  const t = useScopedI18n('places');
  const slug = useDealerSlug();
  const answer = usePlace(slug);
  const place = answer.data?.getLocationDetail;
  const meta = useRecordHead({
    pageName: slug === null ? null : `experience-center/${slug}`,
    path: slug === null ? null : `/experience-center/${slug}`,
    name: place?.location ?? t('detail.place'),
  });
  return (
    <RecordScreen
      record={place}
      isFaulty={answer.fault !== undefined}
      onRetry={answer.retry}
      words={{
        missing: t('detail.missing'),
        all: t('detail.all'),
        notLoaded: t('detail.not-loaded'),
        notLoadedHelp: t('detail.not-loaded-help'),
        retry: t('detail.retry'),
        loading: t('detail.loading'),
      }}
      allHref="/experience-center"
      nearest={slug === null ? null : <NearestPlaces slug={slug} />}
    >
      {(place) => (
        <>
          <h1 className="sr-only">{meta?.h1 ?? place.location}</h1>
          <Outline of={meta} />
          <PlaceView place={place} models={models} />
        </>
      )}
    </RecordScreen>
  );
}
