'use client';

import { useEffect, useState } from 'react';
import { nearest } from '#edge/contract/nearest.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { setQuery } from '../../../platform/query.ts';
import type { Look } from '../look.ts';

export interface UnknownColorProps {
  /** The address's colour, as long as the model has none of that name. */
  readonly asked: string | null;
  readonly looks: readonly Look[];
  readonly shown: Look;
}

const LONGEST = 40;

/** Chooses the nearest to a colour that the model does not come in, and says so until another is chosen. */
export default function UnknownColor({ asked, looks, shown }: UnknownColorProps) {
  const t = useScopedI18n('catalog');
  const [missed, setMissed] = useState<{ readonly asked: string; readonly used: string }>();
  useEffect(() => {
    if (asked === null) return;
    const [like] = nearest(asked, looks, ({ color, colorName }) => [color, colorName], 1);
    const used = (like ?? shown).color;
    setMissed({ asked, used });
    setQuery({ color: used });
  }, [asked, looks, shown]);
  if (missed === undefined || missed.used !== shown.color) return null;
  return (
    <p role="status" className="w-full text-sm">
      {t('color-unknown', { asked: missed.asked.slice(0, LONGEST), used: shown.colorName })}
    </p>
  );
}
