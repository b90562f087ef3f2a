'use client';

import { useState } from 'react';
import { mayWork } from '#edge/contract/staff/may-work.ts';
import { CLAIM_FAULTS, type ClaimFault, type StaffQueue } from '#edge/contract/staff/queues.ts';
import { Pending } from '#web/domains/account/index.ts';
import { useLookAgain } from '#web/domains/staff/use-look-again.ts';
import { ClaimTaskDocument } from '#web/platform/graphql/generated/main/claim-task.ts';
import { DeskQueueDocument } from '#web/platform/graphql/generated/main/desk-queue.ts';
import { DeskQueuesDocument } from '#web/platform/graphql/generated/main/desk-queues.ts';
import { ReleaseTaskDocument } from '#web/platform/graphql/generated/main/release-task.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import type { QueuedTaskFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { counted } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { QueueFilters } from './queue-filters.tsx';
import { TaskRow } from './task-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { type QueueView, viewIn } from './view.ts';

const SeveralSheet = latePart(() => import('./several-sheet.tsx'));

const LOOK_MS = 30_000;
type Problem = ClaimFault | 'no-answer';

/** Takes a task on, or gives it back. */
const useClaim = (queue: StaffQueue, onDone: () => void) => {
  const send = usePersonalMutation();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const claim = async ({ id, mine }: QueuedTaskFragment): Promise<void> => {
    setBusy(id);
    setProblem(undefined);
    const code = mine
      ? await send(ReleaseTaskDocument, { queue, id }).then((answer) =>
          answer.ok ? answer.data.releaseTask.errorCode : 'no-answer',
        )
      : await send(ClaimTaskDocument, { queue, id }).then((answer) =>
          answer.ok ? answer.data.claimTask.errorCode : 'no-answer',
        );
    setBusy(undefined);
    if (code !== null) setProblem(CLAIM_FAULTS.find((each) => each === code) ?? 'no-answer');
    onDone();
  };
  return { claim, busy, problem };
};

function Pages({ view, next }: { view: QueueView; next: string | null }) {
  const t = useScopedI18n('queues');
  return (
    <div className="flex flex-wrap justify-between gap-3">
      {view.after === null ? (
        <span />
      ) : (
        <Button variant="secondary" onClick={() => setQuery({ after: null }, { step: true })}>
          {t('first')}
        </Button>
      )}
      {next === null ? null : (
        <Button variant="secondary" onClick={() => setQuery({ after: next }, { step: true })}>
          {t('next')}
        </Button>
      )}
    </div>
  );
}

function Tasks({ view, queue }: { view: QueueView; queue: StaffQueue }) {
  const t = useScopedI18n('queues');
  const errors = useScopedI18n('errors');
  const locale = useLocale();
  const { sort, size, after } = view;
  const { data, fault, retry } = usePersonalQuery(DeskQueueDocument, {
    queue,
    sort,
    first: size,
    after,
    locale,
  });
  useLookAgain(retry, LOOK_MS);
  const { claim, busy, problem } = useClaim(queue, retry);
  const onKeyDown = useRowKeys();
  const [takesSeveral, setTakesSeveral] = useState(false);
  const page = data?.deskQueue;
  if (page === undefined) return <Pending failed={fault !== undefined} onRetry={retry} />;
  const { count, more, overdue, moreOverdue } = page.figures;
  return (
    <section aria-label={t(`queue.${queue}`)} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-muted text-sm">
          {more
            ? t('waiting-more', { shown: counted(locale, count, true) })
            : t('waiting', { count })}
          {overdue > 0 ? ' · ' : null}
          {overdue > 0
            ? moreOverdue
              ? t('overdue-more', { shown: counted(locale, overdue, true) })
              : t('overdue', { count: overdue })
            : null}
        </p>
        {page.items.filter(({ done }) => !done).length > 1 ? (
          <Button size="sm" variant="secondary" onClick={() => setTakesSeveral(true)}>
            {t('several')}
          </Button>
        ) : null}
      </div>
      {problem === undefined ? null : (
        <Alert tone="critical">{problem === 'no-answer' ? t('no-answer') : errors(problem)}</Alert>
      )}
      {page.items.length === 0 ? (
        <EmptyState icon={<CircleCheck size={28} />} title={t('none')}>
          {t('none-text')}
        </EmptyState>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line" onKeyDown={onKeyDown}>
            {page.items.map((task) => (
              <TaskRow
                key={`${task.done} ${task.id}`}
                queue={queue}
                task={task}
                busy={busy === task.id}
                onClaim={() => void claim(task)}
              />
            ))}
          </ul>
        </Card>
      )}
      <p className="hidden text-faint text-sm sm:block">{t('keys')}</p>
      <Pages view={view} next={page.next} />
      {takesSeveral ? (
        <SeveralSheet
          queue={queue}
          tasks={page.items}
          onClose={() => setTakesSeveral(false)}
          onChanged={retry}
        />
      ) : null}
    </section>
  );
}

/** One queue of the desk: what waits, with whom, and what to do next. */
export function QueueScreen() {
  const t = useScopedI18n('queues');
  const view = viewIn(useQuery());
  const { data, fault, retry } = usePersonalQuery(DeskQueuesDocument, {});
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  const queues = data?.deskQueues;
  if (queues === undefined) return <Pending failed={fault !== undefined} onRetry={retry} />;
  const shown = queues.find(({ queue }) => queue === view.queue) ?? queues[0];
  if (shown === undefined)
    return (
      <EmptyState icon={<CircleCheck size={28} />} title={t('no-queues')}>
        {t('no-queues-text')}
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      <QueueFilters view={view} shown={shown.queue} queues={queues} />
      {rights === undefined || mayWork(shown.queue, rights) ? null : (
        <p className="text-muted text-sm">{t('looks-text')}</p>
      )}
      <Tasks
        key={`${shown.queue} ${view.sort} ${view.size} ${view.after}`}
        view={view}
        queue={shown.queue}
      />
    </div>
  );
}
