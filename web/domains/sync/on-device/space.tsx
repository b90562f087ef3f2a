'use client';

import { useCallback, useEffect, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { megabytes } from '#web/platform/i18n/megabytes.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';

interface Space {
  readonly usage: number;
  readonly quota: number;
  readonly persisted: boolean;
}

/** How much room the browser gives, and whether it promised not to clear it by itself. */
export function Space() {
  const t = useScopedI18n('outbox');
  const locale = useLocale();
  const [space, setSpace] = useState<Space>();
  const [refused, setRefused] = useState(false);
  const look = useCallback(async () => {
    const { usage = 0, quota = 0 } = (await navigator.storage?.estimate()) ?? {};
    setSpace({ usage, quota, persisted: (await navigator.storage?.persisted()) ?? false });
  }, []);
  useEffect(() => void look().catch(() => undefined), [look]);
  const persist = async () => {
    setRefused(!(await navigator.storage.persist()));
    await look();
  };
  if (space === undefined) return <div className="min-h-20" />;
  return (
    <div className="grid gap-3">
      <p>
        {t('space.used', {
          used: megabytes(locale, space.usage),
          most: megabytes(locale, space.quota),
        })}
      </p>
      <p className="text-muted text-sm">
        {t(space.persisted ? 'space.persisted' : 'space.not-persisted')}
      </p>
      {space.persisted ? null : (
        <div>
          <Button size="sm" variant="secondary" onClick={() => void persist()}>
            {t('space.persist')}
          </Button>
        </div>
      )}
      <p role="status" className="text-caution text-sm empty:hidden">
        {refused ? t('space.refused') : ''}
      </p>
    </div>
  );
}
