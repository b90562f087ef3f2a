'use client';

import { useState } from 'react';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Info } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Station } from './station.ts';

const Gallery = latePart(
  () => import('#web/ui/gallery.tsx').then((m) => m.Gallery),
  () => <Skeleton className="aspect-[4/3] w-full rounded-xl" />,
);

const KINDS = ['CHARGER', 'ENTRANCE', 'LOCATION'] as const;

/**
 * Pictures of the place. They are not kept on the device, so without signal the page says that they
 * exist; one that cannot be fetched leaves no hole.
 */
export function Pictures({ station }: { station: Station }) {
  const t = useScopedI18n('stations');
  const online = useOnline();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { img, locationName } = station;
  if (img.length === 0) return null;
  const shown = img.filter(({ url }) => !failed.includes(url));
  const nameOf = (name: string): string => {
    const kind = KINDS.find((each) => each === name);
    if (kind !== undefined) return t(`picture.${kind}`, { place: locationName });
    return name === '' || name === 'OTHER' ? locationName : name;
  };
  return (
    <section className="border-line border-t py-8">
      <h3 className="mb-4 text-xl">{t('detail.pictures')}</h3>
      {shown.length > 0 && online !== false ? (
        <Gallery
          key={shown.length}
          label={t('detail.pictures')}
          slides={shown.map(({ name, url }) => ({
            id: url,
            label: nameOf(name),
            content: (
              <img
                src={url}
                alt={nameOf(name)}
                width={800}
                height={600}
                loading="lazy"
                decoding="async"
                onError={() => setFailed((before) => [...before, url])}
                className="aspect-[4/3] w-full bg-sunken object-cover"
              />
            ),
          }))}
        />
      ) : (
        <p className="flex items-center gap-2 text-muted text-sm">
          <Info size={16} aria-hidden="true" />
          {t(online === false ? 'detail.pictures-offline' : 'detail.pictures-failed')}
        </p>
      )}
    </section>
  );
}
