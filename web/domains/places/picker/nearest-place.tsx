'use client';

import { type ReactNode, useState } from 'react';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { MapPin } from '#web/ui/icons.ts';
import type { NearestSheetProps } from './nearest-sheet.tsx';

const NearestSheet = latePart(() => import('./nearest-sheet.tsx').then((m) => m.NearestSheet));

export interface NearestPlaceProps
  extends Pick<NearestSheetProps, 'accepts' | 'onChoose' | 'onPoint'> {
  /** What the button says. */
  children: ReactNode;
  className?: string;
}

/** Finds the nearest place from where the person lives or stands; all of it arrives with the first tap. */
export function NearestPlace({ children, className, ...rest }: NearestPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <MapPin size={18} aria-hidden="true" />
        {children}
      </Button>
      {isWanted ? <NearestSheet {...rest} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
