'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { codeOf } from '#web/domains/account/settings/use-change.ts';
import { CustomerEditEmailAddressDocument } from '#web/platform/graphql/generated/main/customer-edit-email-address.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LinkOver } from './link-over.tsx';
import { forgetLink } from './opened-link.ts';

/** The link to a new address. One press confirms, in the browser of the account that asked. */
export function ChangeEmail({ token }: { token: string }) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const router = useRouter();
  const send = usePersonalMutation();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [isAway, setAway] = useState(false);
  const away = useErrorMessage()(isAway ? 'UNAVAILABLE' : undefined);
  if (failed !== undefined) return <LinkOver errorKey={failed} />;
  return (
    <div className="grid gap-6">
      <h2 className="text-4xl">{t('action.email-title')}</h2>
      <p className="text-lg text-muted">{t('action.email-text')}</p>
      {away ? <Alert tone="critical">{away}</Alert> : null}
      {session.kind === 'guest' ? (
        <>
          <Alert tone="caution">{t('action.email-guest')}</Alert>
          <LinkButton href="/login/email">{t('action.to-sign-in')}</LinkButton>
        </>
      ) : (
        <Button
          size="lg"
          variant="accent"
          block
          // Whose account it is has to be known before anything is sent.
          busy={busy || session.kind === 'initializing'}
          onClick={async () => {
            setBusy(true);
            setAway(false);
            const code = codeOf(await send(CustomerEditEmailAddressDocument, { token }));
            if (code === undefined) {
              forgetLink();
              router.replace(`/${locale}/settings`);
            } else if (code === 'UNAVAILABLE') {
              // The link is as good as before.
              setAway(true);
              setBusy(false);
            } else setFailed(code);
          }}
        >
          {t('action.email-submit')}
        </Button>
      )}
    </div>
  );
}
