'use client';

import { useEffect, useState } from 'react';
import { nearest } from '#edge/contract/nearest.ts';
import type { Look } from '#web/domains/catalog/look.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';

export interface UnknownColorProps {
  /** The address's colour, as long as the model has none of that name. */
  readonly wanted: string | null;
  readonly looks: readonly Look[];
  readonly shown: Look;
}

const LONGEST = 40;

/** Chooses the nearest to a colour that the model does not come in, and says so until another is chosen. */
export default function UnknownColor({ wanted, looks, shown }: UnknownColorProps) {
  const t = useScopedI18n('catalog');
  const [missed, setMissed] = useState<{ readonly wanted: string; readonly used: string }>();
  useEffect(() => {
    if (wanted === null) return;
    const [like] = nearest(wanted, looks, ({ color, colorName }) => [color, colorName], 1);
    const used = (like ?? shown).color;
    setMissed({ wanted, used });
    setQuery({ color: used });
  }, [wanted, looks, shown]);
  if (missed === undefined || missed.used !== shown.color) return null;
  return (
    <p role="status" className="w-full text-sm">
      {t('color-unknown', { asked: missed.wanted.slice(0, LONGEST), used: shown.colorName })}
    </p>
  );
}
