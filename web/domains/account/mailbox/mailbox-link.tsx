'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { session } from '#web/platform/session/browser.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/**
 * To the mails of an embedded instance, which leave this computer for nowhere.
 * @param besides in a tab of its own: what is asked for here would be lost
 */
export function MailboxLink({ besides = false }: { besides?: boolean }) {
  const t = useScopedI18n('account');
  const isSettled = useSession().kind !== 'initializing';
  if (!isSettled || session().provider?.emulator === undefined) return null;
  return (
    <p className="text-center">
      <TextLink href="/mailbox" {...(besides && { target: '_blank' })}>
        {t('mailbox.open')}
      </TextLink>
    </p>
  );
}
