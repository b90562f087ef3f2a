'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Detail } from './use-place.ts';

const Gallery = latePart(
  () => import('#web/ui/gallery.tsx').then((m) => m.Gallery),
  () => <Skeleton className="aspect-[8/5] w-full rounded-2xl" />,
);

const KINDS = ['OUTSIDE', 'INSIDE', 'LOUNGE', 'STREET', 'WORKSHOP'] as const;

/** What the place looks like; a picture that cannot be had leaves no hole, and none leaves no section. */
export function Pictures({ place }: { place: Detail }) {
  const t = useScopedI18n('places');
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { imageUrl, gallery, location } = place;
  const isListed = gallery.some(({ url }) => url === imageUrl);
  const first = imageUrl === null || isListed ? [] : [{ name: location, url: imageUrl }];
  const shown = [...first, ...gallery].filter(({ url }) => !failed.includes(url));
  const nameOf = (name: string): string => {
    const kind = KINDS.find((each) => each === name);
    return kind === undefined ? name || location : t(`picture.${kind}`, { place: location });
  };
  if (shown.length === 0) return null;
  return (
    <div className="min-w-0">
      <Gallery
        key={shown.length}
        label={t('detail.pictures', { place: location })}
        slides={shown.map(({ name, url }) => ({
          id: url,
          label: nameOf(name),
          content: (
            <img
              src={url}
              alt={nameOf(name)}
              width={1200}
              height={750}
              decoding="async"
              onError={() => setFailed((before) => [...before, url])}
              className="aspect-[8/5] w-full rounded-2xl object-cover"
            />
          ),
        }))}
      />
    </div>
  );
}
