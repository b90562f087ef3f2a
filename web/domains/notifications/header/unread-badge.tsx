'use client';

import { createPortal } from 'react-dom';
import { useInbox } from '#web/domains/notifications/use-inbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useSession } from '#web/platform/session/use-session.ts';

/** Where the header has a place for it; it takes no room, so that nothing moves when it comes. */
const SLOT = 'unread-notifications';
const MOST_SHOWN = 99;

function Badge() {
  const t = useScopedI18n('shell');
  const inbox = useInbox();
  const slot = document.getElementById(SLOT);
  if (inbox.kind !== 'ready' || inbox.unread === 0 || slot === null) return null;
  const { unread } = inbox;
  return createPortal(
    <span className="-top-6 pointer-events-none absolute left-7 z-10 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 font-bold text-on-accent text-xs tabular-nums lg:left-24">
      <span className="sr-only">{t('account.unread', { count: unread })}</span>
      <span aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
    </span>,
    slot,
  );
}

/** How many notifications were not read, on the account of every page's header, whose menu leads to them. */
export function UnreadBadge() {
  const { kind } = useSession();
  return kind === 'signed-in' || kind === 'unavailable' ? <Badge /> : null;
}
