'use client';

import { createPortal } from 'react-dom';
import { useInbox } from '#web/domains/notifications/use-inbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
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
    <Link
      href="/notifications"
      prefetch={false}
      aria-label={t('account.unread', { count: unread })}
      className="-top-7 after:-inset-1 absolute left-7 z-10 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 font-bold text-on-accent text-xs tabular-nums after:absolute lg:left-24"
    >
      {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
    </Link>,
    slot,
  );
}

/** How many notifications were not read, on the header of every page; the way to them. */
export function UnreadBadge() {
  const { kind } = useSession();
  return kind === 'signed-in' || kind === 'unavailable' ? <Badge /> : null;
}
