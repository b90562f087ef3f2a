'use client';

import { useEffect, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dropQuery } from '#web/platform/query.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChangeEmail } from './change-email.tsx';
import type { MailLink } from './link.ts';
import { LinkOver } from './link-over.tsx';
import { NewPassword } from './new-password.tsx';
import { openedLink } from './opened-link.ts';
import { VerifyEmail } from './verify-email.tsx';

/** Where the links in the mails of sign-in end. */
export function ActionScreen() {
  const t = useScopedI18n('account');
  const [link, setLink] = useState<MailLink | 'none'>();
  useEffect(() => {
    const opened = openedLink(location.search) ?? 'none';
    setLink((current) => current ?? opened);
    // The code is a key; it stays neither in the history nor in what a next page is told.
    dropQuery();
  }, []);
  if (link === undefined)
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-10 w-2/3" />
      </div>
    );
  if (link === 'none') return <LinkOver errorKey={undefined} />;
  if (link.mode === 'verifyEmail') return <VerifyEmail code={link.oobCode} />;
  if (link.mode === 'changeEmail') return <ChangeEmail token={link.oobCode} />;
  return <NewPassword token={link.oobCode} />;
}
