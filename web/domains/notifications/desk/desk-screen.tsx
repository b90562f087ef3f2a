'use client';

import { useState } from 'react';
import { DeskCards, DeskList, useLookAgain } from '#web/domains/staff/index.ts';
import { ResendMessageDocument } from '#web/platform/graphql/generated/main/resend-message.ts';
import { SettleMessageDocument } from '#web/platform/graphql/generated/main/settle-message.ts';
import { StuckMessagesDocument } from '#web/platform/graphql/generated/main/stuck-messages.ts';
import type { StuckMessagesQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CircleCheck } from '#web/ui/icons.ts';

const LOOK_MS = 60_000;

type Stuck = StuckMessagesQuery['stuckMessages']['data'][number];
type Unplanned = StuckMessagesQuery['stuckMessages']['unplanned'][number];

function StuckCard({ message, onDone }: { message: Stuck; onDone: () => void }) {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const send = usePersonalMutation();
  const [busy, setBusy] = useState<'resend' | 'settle'>();
  const [problem, setProblem] = useState<string>();
  const act = async (what: 'resend' | 'settle'): Promise<void> => {
    setBusy(what);
    setProblem(undefined);
    const { id } = message;
    const done =
      what === 'resend'
        ? await send(ResendMessageDocument, { id }).then(
            (answer) => answer.ok && answer.data.resendMessage.success,
          )
        : await send(SettleMessageDocument, { id }).then(
            (answer) => answer.ok && answer.data.settleMessage.success,
          );
    setBusy(undefined);
    if (!done) setProblem(t('fault.MESSAGE_SETTLED'));
    onDone();
  };
  return (
    <Card className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-bold text-lg">{message.customerName}</span>
        <Badge tone="critical">{t(`stuck.channel.${message.channel}`)}</Badge>
      </p>
      <p className="break-words">{message.subject}</p>
      <p className="break-words text-muted text-sm">
        {message.complained
          ? t('stuck.complained')
          : t('stuck.reason', {
              reason: message.reason || '–',
              tries: message.tries,
              since: dateTime(locale, Date.parse(message.since)),
            })}
      </p>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {message.complained ? null : (
          <Button size="sm" busy={busy === 'resend'} onClick={() => void act('resend')}>
            {t('stuck.resend')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={busy === 'settle'}
          onClick={() => void act('settle')}
        >
          {t('stuck.settle')}
        </Button>
      </div>
    </Card>
  );
}

function UnplannedCard({ event, onDone }: { event: Unplanned; onDone: () => void }) {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const send = usePersonalMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isTried, setTried] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const answer = await send(ResendMessageDocument, { id: event.id });
    const done = answer.ok && answer.data.resendMessage.success;
    setBusy(false);
    setTried(done);
    if (!done) setProblem(t('fault.MESSAGE_SETTLED'));
    onDone();
  };
  return (
    <Card className="grid gap-3">
      <p className="break-words font-bold text-lg">{`${event.source} · ${event.about}`}</p>
      <p className="break-words text-muted text-sm">
        {t('stuck.reason', {
          reason: event.reason || '–',
          tries: event.tries,
          since: dateTime(locale, Date.parse(event.happenedAt)),
        })}
      </p>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {isTried ? <Alert>{t('unplanned.tried')}</Alert> : null}
      <Button size="sm" className="justify-self-start" busy={busy} onClick={() => void again()}>
        {t('unplanned.again')}
      </Button>
    </Card>
  );
}

/** What happened and nobody could be told of: mostly one fault of the program, which staff report. */
function UnplannedEvents({
  events,
  total,
  onDone,
}: {
  events: readonly Unplanned[];
  total: number;
  onDone: () => void;
}) {
  const t = useScopedI18n('staff');
  if (events.length === 0) return null;
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="text-lg">{t('unplanned.title', { count: total })}</h3>
        <p className="text-muted text-sm">{t('unplanned.text')}</p>
      </div>
      <DeskCards rows={events} card={(event) => <UnplannedCard event={event} onDone={onDone} />} />
    </section>
  );
}

/** Messages that reached nobody, and what staff make of them. */
export function MessagesDesk() {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const { data, fault, retry } = usePersonalQuery(StuckMessagesDocument, { page, locale });
  useLookAgain(retry, LOOK_MS);
  const answer = data?.stuckMessages;
  // "Everything arrived" is no word to stand below what nobody could be told of.
  const isAllUnplanned = page === 1 && answer?.data.length === 0 && answer.unplanned.length > 0;
  return (
    <div className="grid gap-8">
      <UnplannedEvents
        events={answer?.unplanned ?? []}
        total={answer?.unplannedTotal ?? 0}
        onDone={retry}
      />
      {isAllUnplanned ? null : (
        <DeskList
          answer={answer}
          failed={fault !== undefined}
          onRetry={retry}
          page={page}
          onPage={setPage}
          none={{
            icon: <CircleCheck size={28} />,
            title: t('stuck.none'),
            text: t('stuck.none-text'),
          }}
        >
          {(messages) => (
            <DeskCards
              rows={messages}
              card={(message) => <StuckCard message={message} onDone={retry} />}
            />
          )}
        </DeskList>
      )}
    </div>
  );
}
