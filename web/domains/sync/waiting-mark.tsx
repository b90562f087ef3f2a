'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { cx } from '#web/ui/cx.ts';
import { CircleAlert, Clock } from '#web/ui/icons.ts';
import { useSafeUntil } from './use-safe-until.ts';

/** What is sent at once need not be mentioned. */
const SOON_MS = 3_000;

const TRAY = '/profile/device';

const NONE: readonly OutboxItem[] = [];

/**
 * Says on every page that something waits on this device, or for the person, for as long as it does; the
 * way to it, and until when it is safe where the browser may clear it. Not where the waiting things
 * themselves stand.
 */
export function WaitingMark() {
  const t = useScopedI18n('sync');
  const pathname = usePathname();
  const locale = useLocale();
  const { items, unsent, stuck } = useOutbox();
  const until = useSafeUntil(items ?? NONE);
  const waits = unsent > 0;
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!waits) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), SOON_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  if (!waits || !(lasts || stuck > 0) || pathname.endsWith(TRAY)) return null;
  const Icon = stuck > 0 ? CircleAlert : Clock;
  return (
    <div
      role="status"
      data-mark
      className="pointer-events-none fixed inset-x-3 bottom-3 z-20 flex justify-start"
    >
      <Link
        href={TRAY}
        className="pointer-events-auto inline-flex min-h-tap items-center gap-2 rounded-3xl border border-line bg-raised px-4 py-1 font-semibold text-sm shadow-float"
      >
        <Icon
          size={18}
          aria-hidden="true"
          className={cx('shrink-0', stuck > 0 ? 'text-critical' : 'text-caution')}
        />
        <span>
          {stuck > 0 ? t('waiting.person', { count: stuck }) : t('waiting.sent', { count: unsent })}
          {until === null ? null : (
            <span className="block font-normal text-caution">
              {t('waiting.safe-until', { date: date(locale, until) })}
            </span>
          )}
        </span>
      </Link>
    </div>
  );
}
