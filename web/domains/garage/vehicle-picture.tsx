'use client';

import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Motorbike } from '../../ui/icons.ts';

/** The model in its colour on studio ground; a drawing where the picture is not on the device. */
export function VehiclePicture({
  snapshot,
  alt,
  className,
}: {
  snapshot: string | null | undefined;
  alt: string;
  className?: string | undefined;
}) {
  const [missing, setMissing] = useState(false);
  return (
    <span
      className={cx('grid aspect-[8/5] place-items-center overflow-hidden bg-sunken', className)}
    >
      {snapshot && !missing ? (
        <img
          src={snapshot}
          alt={alt}
          width={960}
          height={600}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
          className="size-full object-contain"
        />
      ) : (
        <Motorbike size={72} strokeWidth={1} role="img" aria-label={alt} className="text-faint" />
      )}
    </span>
  );
}
