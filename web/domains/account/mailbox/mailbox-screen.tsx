'use client';

import useSWR from 'swr';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { demoCodes } from '#web/platform/session/demo-codes.ts';
import { providerConfig } from '#web/platform/session/provider.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Container } from '#web/ui/container.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const load = async () => {
  const config = await providerConfig();
  return config === undefined ? [] : demoCodes(config);
};

/** Codes of second factors, on an embedded instance where none goes out; our own messages follow below. */
export function MailboxScreen() {
  const t = useScopedI18n('account');
  const { data, error, mutate } = useSWR('demo-codes', load);
  return (
    <Container className="grid max-w-3xl gap-6 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">{t('mailbox.title')}</h1>
        <Button variant="secondary" size="sm" onClick={() => void mutate()}>
          {t('mailbox.refresh')}
        </Button>
      </header>
      <p className="text-muted">{t('mailbox.lead')}</p>
      {error ? <Alert tone="critical">{t('mailbox.failed')}</Alert> : null}
      {data === undefined && !error ? <Skeleton className="h-32" /> : null}
      <ul className="grid gap-4">
        {data?.map(({ id, phoneNumber, code }) => (
          <li key={id}>
            <Card>
              <p className="text-muted text-sm">{t('mailbox.to', { email: phoneNumber })}</p>
              <p className="mt-1 font-bold text-xl">{t('mailbox.code', { code })}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Container>
  );
}
