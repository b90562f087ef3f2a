'use client';

import { useEffect } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { reportScriptFailure } from '#web/platform/script-failures.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { CircleAlert } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useScopedI18n('common');
  // React has caught it, so that the window hears nothing of it.
  useEffect(reportScriptFailure, []);
  return (
    <Container className="grid justify-items-center gap-4 py-24 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-critical-soft text-critical">
        <CircleAlert size={30} />
      </span>
      <h1 className="text-3xl">{t('error.title')}</h1>
      <p className="max-w-text text-muted">{t('error.body')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onClick={reset}>{t('retry')}</Button>
        <LinkButton href="/" variant="secondary">
          {t('error.home')}
        </LinkButton>
      </div>
    </Container>
  );
}
