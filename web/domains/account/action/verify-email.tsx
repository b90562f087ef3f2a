'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { confirmEmail } from '#web/platform/session/register.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkOver } from './link-over.tsx';
import { forgetLink } from './opened-link.ts';

/**
 * One press confirms. Not the mere opening: programs that look for bad links in mails open them too,
 * and would use the code up.
 */
export function VerifyEmail({ code }: { code: string }) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ key: string | undefined }>();
  if (failed) return <LinkOver errorKey={failed.key} />;
  return (
    <div className="grid gap-6">
      <h2 className="text-4xl">{t('action.verify-title')}</h2>
      <p className="text-lg text-muted">{t('action.verify-text')}</p>
      <Button
        size="lg"
        variant="accent"
        block
        busy={busy}
        onClick={async () => {
          setBusy(true);
          const outcome = await confirmEmail(code);
          if (outcome.ok) {
            forgetLink();
            router.replace(`/${locale}/email-verified`);
          } else setFailed({ key: outcome.key });
        }}
      >
        {t('action.verify-submit')}
      </Button>
    </div>
  );
}
