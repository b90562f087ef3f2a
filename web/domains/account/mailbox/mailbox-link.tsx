'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { session } from '#web/platform/session/browser.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** To the mails of an embedded instance, which leave this computer for nowhere. */
export function MailboxLink() {
  const t = useScopedI18n('account');
  const isSettled = useSession().kind !== 'initializing';
  if (!isSettled || session().provider?.emulator === undefined) return null;
  return (
    <p className="text-center">
      <TextLink href="/mailbox">{t('mailbox.open')}</TextLink>
    </p>
  );
}
