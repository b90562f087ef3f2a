'use client';

import { useState } from 'react';
import type { OfferFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { lateExtra } from '#web/platform/late/late-extra.tsx';

const Gallery = lateExtra(() => import('#web/ui/gallery.tsx').then((m) => m.Gallery));

interface PhotoProps {
  url: string;
  label: string;
  first: boolean;
  onFail: () => void;
}

const Photo = ({ url, label, first, onFail }: PhotoProps) => (
  <a href={url} target="_blank" rel="noreferrer" className="block">
    <img
      src={url}
      alt={label}
      width={800}
      height={600}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      onError={onFail}
      className="aspect-[4/3] w-full bg-sunken object-contain"
    />
  </a>
);

interface Props {
  photos: OfferFragment['photos'];
  /** What is for sale. */
  what: string;
}

/**
 * The owner's photos, the first one in the page as it comes, the others when they are turned to; one
 * that is gone leaves no hole.
 */
export function Photos({ photos, what }: Props) {
  const t = useScopedI18n('listings');
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = photos.filter(({ url }) => !failed.includes(url));
  if (shown.length === 0) return null;
  const slides = shown.map(({ url }, at) => {
    const label = t('photos.of', { what, nth: at + 1, count: shown.length });
    const fail = (): void => setFailed((before) => [...before, url]);
    return {
      id: url,
      label,
      content: <Photo url={url} label={label} first={at === 0} onFail={fail} />,
    };
  });
  return (
    <div>
      <Gallery key={shown.length} label={t('photos.title')} slides={slides} />
      <p className="mt-2 text-muted text-sm">{t('page.said')}</p>
    </div>
  );
}
