'use client';

import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { session } from '../../../platform/session/browser.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { TextLink } from '../../../ui/text-link.tsx';

/** To the mails of an embedded instance, which leave this computer for nowhere. */
export function MailboxLink() {
  const t = useScopedI18n('account');
  const asked = useSession().kind !== 'initializing';
  if (!asked || session().provider?.emulator === undefined) return null;
  return (
    <p className="text-center">
      <TextLink href="/mailbox">{t('mailbox.open')}</TextLink>
    </p>
  );
}
