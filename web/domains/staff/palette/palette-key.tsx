'use client';

import { useEffect, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Search } from '#web/ui/icons.ts';

const Palette = latePart(() => import('./palette.tsx').then((m) => m.Palette));

const OPEN = 'alva:palette';

/** Opens the palette by Ctrl K (on a Mac, Command K) on every page of the staff. */
export function PaletteKey() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', press);
    window.addEventListener(OPEN, show);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener(OPEN, show);
    };
  }, []);
  return open ? <Palette onClose={() => setOpen(false)} /> : null;
}

/** The same by touch. */
export function PaletteButton() {
  const t = useScopedI18n('queues');
  return (
    <Button
      variant="secondary"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => window.dispatchEvent(new Event(OPEN))}
    >
      <Search size={18} aria-hidden="true" />
      {t('palette.open')}
    </Button>
  );
}
