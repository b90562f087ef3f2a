'use client';

import { mayWork } from '#edge/contract/staff/may-work.ts';
import { Pending } from '#web/domains/account/index.ts';
import { useLookAgain } from '#web/domains/staff/use-look-again.ts';
import { DeskQueuesDocument } from '#web/platform/graphql/generated/main/desk-queues.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import type { QueueFiguresFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago, counted, dateTime } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { CircleCheck, TriangleAlert } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';

const LOOK_MS = 30_000;

const addressOf = (queue: string): string => `/pstools/queues?queue=${queue}`;

function Waiting({ figures, looks }: { figures: QueueFiguresFragment; looks: boolean }) {
  const t = useScopedI18n('queues');
  const locale = useLocale();
  const oldest = Date.parse(figures.oldest ?? '');
  const now = useNow(60_000) ?? oldest;
  return (
    <Link
      href={addressOf(figures.queue)}
      className="block h-full rounded-xl focus-visible:outline-offset-4"
    >
      <Card className="grid h-full content-start gap-1 transition-colors hover:bg-sunken">
        <span className="flex items-start justify-between gap-3">
          <span>
            <span className="block font-semibold">{t(`queue.${figures.queue}`)}</span>
            {looks ? <span className="block text-faint text-sm">{t('looks')}</span> : null}
          </span>
          <span className="font-bold text-3xl tabular-nums leading-none">
            {counted(locale, figures.count, figures.more)}
          </span>
        </span>
        <span className="text-muted text-sm">
          {oldest <= now
            ? t('oldest', { age: ago(locale, oldest, now) })
            : t('begins', { time: dateTime(locale, oldest) })}
        </span>
        {figures.overdue > 0 ? (
          <Badge
            tone="critical"
            className="mt-2 justify-self-start"
            icon={<TriangleAlert size={14} aria-hidden="true" />}
          >
            {figures.moreOverdue
              ? t('overdue-more', { shown: counted(locale, figures.overdue, true) })
              : t('overdue', { count: figures.overdue })}
          </Badge>
        ) : figures.nextDue === null ? null : (
          <span className="text-faint text-sm">
            {t('due', { due: dateTime(locale, Date.parse(figures.nextDue)) })}
          </span>
        )}
      </Card>
    </Link>
  );
}

/** All queues of whoever looks: how much waits, since when, and what is late. */
export function QueueOverview() {
  const t = useScopedI18n('queues');
  const { data, fault, retry } = usePersonalQuery(DeskQueuesDocument, {});
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  useLookAgain(retry, LOOK_MS);
  const queues = data?.deskQueues;
  if (queues === undefined)
    return <Pending className="h-60" failed={fault !== undefined} onRetry={retry} />;
  const waiting = queues.filter(({ count }) => count > 0);
  const empty = queues.filter(({ count }) => count === 0);
  return (
    <div className="grid gap-6">
      {waiting.length === 0 ? null : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {waiting.map((figures) => (
            <li key={figures.queue}>
              <Waiting
                figures={figures}
                looks={rights !== undefined && !mayWork(figures.queue, rights)}
              />
            </li>
          ))}
        </ul>
      )}
      {empty.length === 0 ? null : (
        <Disclosure
          wide
          className="text-sm"
          summary={
            <span className="flex items-center gap-2 text-muted">
              <CircleCheck size={18} className="text-positive" aria-hidden="true" />
              {t('nothing-waits', { count: empty.length })}
            </span>
          }
        >
          <ul className="flex flex-wrap gap-x-5">
            {empty.map(({ queue }) => (
              <li key={queue}>
                <Link
                  href={addressOf(queue)}
                  className="inline-flex min-h-10 items-center text-muted underline-offset-4 hover:underline"
                >
                  {t(`queue.${queue}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
