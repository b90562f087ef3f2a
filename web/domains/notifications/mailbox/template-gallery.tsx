'use client';

import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Container } from '#web/ui/container.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

interface Gallery {
  readonly kinds: readonly ('usual' | 'longest' | 'missing')[];
  readonly templates: readonly {
    readonly name: string;
    readonly reach: string;
    readonly urgent: boolean;
  }[];
}

/** Null on a channel it never comes on. */
interface Shown {
  readonly mail: { readonly subject: string; readonly attachments: readonly string[] } | null;
  readonly whatsApp: { readonly text: string; readonly action: string } | null;
  readonly sms: string | null;
  readonly push: { readonly title: string; readonly body: string } | null;
}

const load = async (path: string): Promise<unknown> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
};

function Appearance({ channel, children }: { channel: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <dt className="text-muted text-sm">{channel}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TemplateView({ id }: { id: string }) {
  const t = useScopedI18n('notifications');
  const { data } = useSWR(`/api/mailbox/templates/${id}`, load);
  const shown = data as Shown | undefined;
  if (shown === undefined) return <Skeleton className="h-40" />;
  const { mail, whatsApp, sms, push } = shown;
  return (
    <dl className="grid gap-4">
      {push === null ? null : (
        <Appearance channel={t('mailbox.channel.push')}>
          <div className="grid max-w-[22rem] gap-1 break-words rounded-2xl border border-line bg-surface px-4 py-3">
            <p className="text-muted text-sm">ALVA</p>
            <p className="font-bold">{push.title}</p>
            <p>{push.body}</p>
          </div>
        </Appearance>
      )}
      {whatsApp === null ? null : (
        <Appearance channel={t('mailbox.channel.whatsapp')}>
          <p className="max-w-[22rem] break-words rounded-2xl rounded-tl-sm bg-sunken px-4 py-3">
            {whatsApp.text}
            <span className="mt-2 block border-line border-t pt-2 text-center text-accent-text">
              {whatsApp.action}
            </span>
          </p>
        </Appearance>
      )}
      {sms === null ? null : (
        <Appearance channel={t('mailbox.channel.sms')}>
          <p className="max-w-[22rem] break-words rounded-2xl rounded-tl-sm bg-sunken px-4 py-3">
            {sms}
          </p>
        </Appearance>
      )}
      {mail === null ? null : (
        <Appearance channel={[t('mailbox.channel.mail'), ...mail.attachments].join(' · ')}>
          <iframe
            title={mail.subject}
            src={`/api/mailbox/templates/${id}/mail`}
            loading="lazy"
            sandbox=""
            className="h-[40rem] w-full rounded-lg border border-line"
          />
        </Appearance>
      )}
    </dl>
  );
}

/** Every message there is, with usual, longest and missing values. */
export function TemplateGallery() {
  const t = useScopedI18n('notifications');
  const locale = useLocale();
  const [kind, setKind] = useState<string>('usual');
  const { data, error } = useSWR('/api/mailbox/templates', load);
  const gallery = data as Gallery | undefined;
  return (
    <Container className="grid max-w-3xl gap-6 py-10">
      <h1 className="text-4xl">{t('gallery.title')}</h1>
      {error ? <Alert tone="critical">{t('mailbox.failed')}</Alert> : null}
      {gallery === undefined && !error ? <Skeleton className="h-72" /> : null}
      {gallery === undefined ? null : (
        <Tabs
          label={t('gallery.values')}
          value={kind}
          onChange={setKind}
          tabs={gallery.kinds.map((each) => ({
            id: each,
            label: t(`gallery.${each}`),
            content:
              each === kind ? (
                <ul className="grid gap-6">
                  {gallery.templates.map(({ name, reach, urgent }) => (
                    <li key={name}>
                      <Card className="grid gap-4">
                        <h2 className="flex flex-wrap items-center gap-3 font-bold text-xl">
                          {name}
                          <Badge>{reach}</Badge>
                          {urgent ? <Badge tone="caution">{t('gallery.urgent')}</Badge> : null}
                        </h2>
                        <TemplateView id={`${name}.${locale}.${each}`} />
                      </Card>
                    </li>
                  ))}
                </ul>
              ) : null,
          }))}
        />
      )}
    </Container>
  );
}
