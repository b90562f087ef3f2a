'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { showOnIcon } from '#web/platform/install/badge.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * Starts the outbox of this tab, on every page: what an earlier visit left behind is sent. Says so
 * when a write did not go through, wherever the person is by then, and shows on the app's icon how many
 * wait.
 */
export function OutboxKeeper() {
  const t = useScopedI18n('sync');
  const router = useRouter();
  const locale = useLocale();
  const { items, stuck, unsent } = useOutbox();
  const waiting = useRef<number>(undefined);
  useEffect(() => {
    if (items === undefined) return;
    if (waiting.current !== undefined && stuck > waiting.current)
      toast({
        message: t('outbox.stuck'),
        tone: 'critical',
        action: {
          label: t('outbox.look'),
          onClick: () => router.push(`/${locale}/profile/device`),
        },
      });
    waiting.current = stuck;
  }, [items, stuck, t, router, locale]);
  useEffect(() => {
    if (items !== undefined) void showOnIcon('waiting', unsent, navigator);
  }, [items, unsent]);
  return null;
}
