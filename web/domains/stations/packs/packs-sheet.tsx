'use client';

import { useState } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const PacksPanel = latePart(
  () => import('./packs-panel.tsx').then((m) => m.PacksPanel),
  () => <Skeleton className="h-96 w-full rounded-xl" />,
);

/** Opens the areas taken along; their code and map arrive when they are opened. */
export function PacksSheet({
  position,
  className,
}: {
  position: Coordinate | null;
  /** Of the button. */
  className?: string;
}) {
  const t = useScopedI18n('stations');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" className={className} onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden="true" />
        {t('packs.button')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('packs.title')}>
        {open ? <PacksPanel position={position} /> : null}
      </Sheet>
    </>
  );
}
