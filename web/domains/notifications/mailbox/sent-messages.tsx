'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Mail } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface Sent {
  readonly id: string;
  readonly channel: 'mail' | 'whatsapp' | 'sms' | 'push';
  readonly to: string;
  readonly at: number;
  readonly status: string;
  readonly subject?: string;
  readonly text: string;
  readonly button?: string;
  readonly attachments: readonly string[];
}

const load = async (): Promise<readonly Sent[]> => {
  const answer = await fetch('/api/mailbox');
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as Sent[];
};

function MailView({ id, subject }: { id: string; subject: string }) {
  const t = useScopedI18n('notifications');
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>
        <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'mailbox.close' : 'mailbox.show')}
        </Button>
      </p>
      {open ? (
        <iframe
          title={subject}
          src={`/api/mailbox/sent/${id}`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-[44rem] w-full rounded-lg border border-line"
        />
      ) : null}
    </>
  );
}

/** Messages of an embedded instance, as the people saw them to whom they went. */
export function SentMessages() {
  const t = useScopedI18n('notifications');
  const locale = useLocale();
  const { data, error, mutate } = useSWR('sent-messages', load);
  return (
    <section className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl">{t('mailbox.title')}</h2>
        <Button variant="secondary" size="sm" onClick={() => void mutate()}>
          {t('mailbox.refresh')}
        </Button>
      </header>
      <p className="text-muted">
        {t('mailbox.lead')} <TextLink href="/mailbox/templates">{t('mailbox.templates')}</TextLink>
      </p>
      {error ? <Alert tone="critical">{t('mailbox.failed')}</Alert> : null}
      {data === undefined && !error ? <Skeleton className="h-32" /> : null}
      {data?.length === 0 ? (
        <EmptyState icon={<Mail size={28} />} title={t('mailbox.empty')} />
      ) : null}
      <ul className="grid gap-4">
        {data?.map((message) => (
          <li key={message.id}>
            <Card className="grid gap-2">
              <p className="flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
                <span className="break-all">
                  {t(`mailbox.channel.${message.channel}`)} · {message.to}
                </span>
                <Badge>{message.status}</Badge>
              </p>
              {message.channel === 'mail' ? (
                <>
                  <p className="break-words font-bold text-lg">{message.subject}</p>
                  {message.attachments.length > 0 ? (
                    <ul className="flex flex-wrap gap-x-4">
                      {message.attachments.map((name, at) => (
                        <li key={name}>
                          <a
                            href={`/api/mailbox/sent/${message.id}/${at}`}
                            download={name}
                            className="inline-flex min-h-tap items-center font-semibold text-accent-text text-sm underline"
                          >
                            {name}
                          </a>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                  <MailView id={message.id} subject={message.subject ?? ''} />
                </>
              ) : (
                <p className="max-w-[22rem] whitespace-pre-line break-words rounded-2xl rounded-tl-sm bg-sunken px-4 py-3">
                  {message.channel === 'push' ? (
                    <strong className="block">{message.subject}</strong>
                  ) : null}
                  {message.text}
                  {message.button ? (
                    <span className="mt-2 block break-all border-line border-t pt-2 text-accent-text">
                      {message.button}
                    </span>
                  ) : null}
                </p>
              )}
              <p className="text-faint text-sm tabular-nums">{dateTime(locale, message.at)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
