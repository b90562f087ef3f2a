'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Download } from '../../../ui/icons.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const PacksPanel = dynamic(() => import('./packs-panel.tsx').then((m) => m.PacksPanel), {
  ssr: false,
  loading: () => <Skeleton className="h-96 w-full rounded-xl" />,
});

/** Opens the areas taken along; their code and map arrive when they are opened. */
export function PacksSheet({ here }: { here: Coordinate | null }) {
  const t = useScopedI18n('stations');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden="true" />
        {t('packs.button')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('packs.title')}>
        {open ? <PacksPanel here={here} /> : null}
      </Sheet>
    </>
  );
}
