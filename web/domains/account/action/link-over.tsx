'use client';

import { useEffect } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { CircleAlert } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { forgetLink } from './opened-link.ts';

/** A link that was used, is too old, or was cut off by the mail program. */
export function LinkOver({ errorKey }: { errorKey: string | undefined }) {
  const t = useScopedI18n('account');
  useEffect(forgetLink, []);
  const reason = useErrorMessage()(errorKey ?? 'auth.invalid-action-code');
  return (
    <EmptyState
      icon={<CircleAlert size={28} />}
      title={t('action.over')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <LinkButton href="/login/email">{t('action.to-sign-in')}</LinkButton>
          <LinkButton href="/login/forgot-password" variant="secondary">
            {t('email.forgotten')}
          </LinkButton>
        </span>
      }
    >
      {reason}
    </EmptyState>
  );
}
