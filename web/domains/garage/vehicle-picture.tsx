'use client';

import { useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Motorbike } from '#web/ui/icons.ts';

/** Cut out, for the ground of either theme; else the side view or the hero, where the device has those. */
const sourcesOf = (snapshot: string): string[] => [
  snapshot.replace('side-960', 'cutout-960'),
  snapshot,
  snapshot.replace('side-960', 'hero-960'),
];

/** The model in its colour on studio ground; a drawing where there is no picture. */
export function VehiclePicture({
  snapshot,
  alt,
  className,
}: {
  snapshot: string | null | undefined;
  alt: string;
  className?: string | undefined;
}) {
  const [missing, setMissing] = useState(0);
  const source = snapshot ? sourcesOf(snapshot)[missing] : undefined;
  return (
    <span
      className={cx(
        'grid aspect-[8/5] place-items-center overflow-hidden studio-ground',
        className,
      )}
    >
      {source ? (
        <img
          src={source}
          alt={alt}
          width={960}
          height={600}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(missing + 1)}
          className="size-full object-cover"
        />
      ) : (
        <Motorbike size={72} strokeWidth={1} role="img" aria-label={alt} className="text-faint" />
      )}
    </span>
  );
}
