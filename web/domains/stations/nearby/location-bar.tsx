'use client';

import { useEffect, useState } from 'react';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { setQuery } from '../../../platform/query.ts';
import { Button } from '../../../ui/button.tsx';
import { LocateFixed } from '../../../ui/icons.ts';
import { Input } from '../../../ui/input.tsx';
import { locate, type Position } from './position.ts';

const PAUSE_MS = 350;

/** From where: the device's position when it is given, a place typed in, else the heart of Jakarta. */
export function LocationBar({ position, search }: { position: Position; search: string }) {
  const t = useScopedI18n('stations');
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => setQuery({ q: typed.trim() || null }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="flex-1">
          <Input
            type="search"
            aria-label={t('search')}
            value={typed ?? search}
            placeholder={t('search-placeholder')}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <Button
          variant={position.state === 'located' ? 'secondary' : 'primary'}
          busy={position.state === 'locating'}
          onClick={locate}
        >
          <LocateFixed size={20} aria-hidden="true" />
          {position.state === 'located' ? t('locate-again') : t('locate')}
        </Button>
      </div>
      <p role="status" className="mt-3 text-muted text-sm">
        {t(`position.${position.state}`)}
      </p>
    </div>
  );
}
