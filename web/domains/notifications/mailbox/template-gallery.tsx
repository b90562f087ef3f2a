'use client';

import { useState } from 'react';
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

interface Shown {
  readonly subject: string;
  readonly sms: string;
}

const load = async (path: string): Promise<unknown> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
};

function TemplateView({ id }: { id: string }) {
  const { data } = useSWR(`/api/mailbox/templates/${id}`, load);
  const shown = data as Shown | undefined;
  return (
    <>
      <p className="max-w-[22rem] break-words rounded-2xl rounded-tl-sm bg-sunken px-4 py-3">
        {shown?.sms ?? ''}
      </p>
      <iframe
        title={shown?.subject ?? id}
        src={`/api/mailbox/templates/${id}/mail`}
        loading="lazy"
        sandbox=""
        className="h-[40rem] w-full rounded-lg border border-line"
      />
    </>
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
