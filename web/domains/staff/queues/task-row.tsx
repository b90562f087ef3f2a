'use client';

import type { StaffQueue } from '#edge/contract/staff/queues.ts';
import type { QueuedTaskFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago, dateTime } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CircleCheck, CircleUser, Clock, TriangleAlert } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useTaskWords } from './use-task-words.ts';
import { pageOf } from './view.ts';

/** Who has it in hand, if anybody; where it is done, who took it on. */
function Owner({ task }: { task: QueuedTaskFragment }) {
  const t = useScopedI18n('queues');
  const locale = useLocale();
  const { ownerName, mine, until, done } = task;
  if (ownerName === null) return <span className="text-faint">{t('nobody')}</span>;
  if (done)
    return (
      <Badge tone="positive" icon={<CircleCheck size={14} aria-hidden="true" />}>
        {t('done-by', { name: ownerName })}
      </Badge>
    );
  return (
    <>
      <Badge tone={mine ? 'accent' : 'neutral'} icon={<CircleUser size={14} aria-hidden="true" />}>
        {mine ? t('mine') : ownerName}
      </Badge>
      {until === null ? null : (
        <span className="block text-faint">
          {t('until', { until: dateTime(locale, Date.parse(until)) })}
        </span>
      )}
    </>
  );
}

function Due({ task }: { task: QueuedTaskFragment }) {
  const t = useScopedI18n('queues');
  const locale = useLocale();
  const [since, due] = [Date.parse(task.since), Date.parse(task.due)];
  const now = useNow(60_000) ?? since;
  const isLate = !task.done && due <= now;
  return (
    <>
      {since === due ? null : (
        <span className="block text-muted">{t('since', { age: ago(locale, since, now) })}</span>
      )}
      <span className="block">{t('due', { due: dateTime(locale, due) })}</span>
      {isLate ? (
        <Badge
          tone="critical"
          className="mt-1"
          icon={<TriangleAlert size={14} aria-hidden="true" />}
        >
          {t('overdue-since', { age: ago(locale, due, now) })}
        </Badge>
      ) : null}
    </>
  );
}

interface Props {
  queue: StaffQueue;
  task: QueuedTaskFragment;
  busy: boolean;
  onClaim: () => void;
}

/** One thing that waits: what, since when and until when, with whom, and what to do next. */
export function TaskRow({ queue, task, busy, onClaim }: Props) {
  const t = useScopedI18n('queues');
  const words = useTaskWords()(queue, task);
  const href = pageOf(queue, task.subject);
  const isOthers = task.ownerName !== null && !task.mine && !task.done;
  const what = (
    <>
      <span className="block font-semibold tabular-nums">{words.title}</span>
      <span className="block break-words text-muted">{words.detail}</span>
    </>
  );
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 text-sm transition-colors focus-within:bg-sunken sm:grid-cols-2 lg:grid-cols-[1.4fr_1.2fr_1fr_auto] lg:items-center">
      <span className="min-w-0">
        {href === null ? (
          what
        ) : (
          <Link href={href} data-row="" className="-mx-2 block rounded-lg px-2 hover:underline">
            {what}
          </Link>
        )}
        {task.done ? null : (
          <span className="mt-2 flex items-center gap-1.5 font-semibold">
            <Clock size={14} className="shrink-0 text-faint" aria-hidden="true" />
            {words.step}
          </span>
        )}
      </span>
      <span className="min-w-0">
        <Due task={task} />
      </span>
      <span className="min-w-0">
        <Owner task={task} />
      </span>
      <span className="flex min-w-32 lg:justify-end">
        {task.done || isOthers ? null : (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            data-claim=""
            {...(href === null && { 'data-row': '' })}
            aria-label={t(task.mine ? 'release-what' : 'claim-what', { what: words.title })}
            onClick={onClaim}
          >
            {t(task.mine ? 'release' : 'claim')}
          </Button>
        )}
      </span>
    </li>
  );
}
