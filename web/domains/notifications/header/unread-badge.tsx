'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useInbox } from '#web/domains/notifications/use-inbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { showOnIcon } from '#web/platform/install/badge.ts';
import { personOf } from '#web/platform/session/person.ts';
import { useSession } from '#web/platform/session/use-session.ts';

/** Where the header has a place for it; it takes no room, so that nothing moves when it comes. */
const SLOT = 'unread-notifications';
/** Of the service worker, after a push. */
const PUSHED = 'PUSHED';
const MOST_SHOWN = 99;

function Badge() {
  const t = useScopedI18n('shell');
  const inbox = useInbox();
  const slot = document.getElementById(SLOT);
  const count = inbox.kind === 'ready' ? inbox.unread : 0;
  useEffect(() => {
    void showOnIcon('unread', count, navigator);
    return () => void showOnIcon('unread', 0, navigator);
  }, [count]);
  const retry = inbox.kind === 'ready' ? inbox.retry : undefined;
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent): void => {
      if (data?.type === PUSHED) retry?.();
    };
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [retry]);
  if (inbox.kind !== 'ready' || inbox.unread === 0 || slot === null) return null;
  const { unread } = inbox;
  return createPortal(
    <span className="-top-6 lg:-top-8 lg:-translate-x-1/2 pointer-events-none absolute left-7 z-10 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 font-bold text-on-accent text-xs tabular-nums lg:left-30">
      <span className="sr-only">{t('account.unread', { count: unread })}</span>
      <span aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
    </span>,
    slot,
  );
}

/** How many notifications were not read, on the account of every page's header, whose menu leads to them. */
export function UnreadBadge() {
  const session = useSession();
  const { kind } = session;
  const customerId = kind === 'signed-in' ? personOf(session) : undefined;
  useEffect(() => {
    const isGranted = 'Notification' in window && Notification.permission === 'granted';
    // Of no use to everybody else, and so not loaded.
    if (customerId !== undefined && isGranted)
      void import('#web/domains/notifications/push/switch.ts').then((it) =>
        it.keepRegistered(customerId),
      );
  }, [customerId]);
  return kind === 'signed-in' || kind === 'unavailable' ? <Badge /> : null;
}
