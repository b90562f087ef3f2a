'use client';

import { useState } from 'react';
import { CLAIM_FAULTS, CLAIM_LIMITS, type StaffQueue } from '#edge/contract/staff/queues.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { ClaimTaskDocument } from '#web/platform/graphql/generated/main/claim-task.ts';
import { ReleaseTaskDocument } from '#web/platform/graphql/generated/main/release-task.ts';
import type { QueuedTaskFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useTaskWords } from './use-task-words.ts';

interface Props {
  queue: StaffQueue;
  /** Of the page, as they were when the dialog opened. */
  tasks: readonly QueuedTaskFragment[];
  onClose: () => void;
  /** Something was taken on or given back. */
  onChanged: () => void;
}

interface Outcome {
  readonly taken: readonly string[];
  /** Why each other one was not. */
  readonly refused: readonly { readonly id: string; readonly why: string }[];
  readonly isUndone: boolean;
}

/** What can be marked: what nobody has in hand. */
const isFree = ({ ownerName }: QueuedTaskFragment): boolean => ownerName === null;

/** Takes several tasks on after showing them all; what was taken on is given back by one press. */
export default function SeveralSheet({ queue, tasks, onClose, onChanged }: Props) {
  const t = useScopedI18n('queues');
  const errors = useScopedI18n('errors');
  const locale = useLocale();
  const wordsOf = useTaskWords();
  const send = usePersonalMutation();
  const [listed] = useState(() => tasks.filter(({ done }) => !done));
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const free = listed.filter(isFree);
  const titleOf = (id: string): string => {
    const task = listed.find((each) => each.id === id);
    return task === undefined ? id : wordsOf(queue, task).title;
  };

  const mark = (id: string, isMarked: boolean): void =>
    setMarked((before) => [...before.filter((each) => each !== id), ...(isMarked ? [id] : [])]);

  /** One after the other, so that the limit of what one may have in hand ends it where it is reached. */
  const take = async (): Promise<void> => {
    setBusy(true);
    const taken: string[] = [];
    const refused: Outcome['refused'][number][] = [];
    for (const id of marked) {
      const answer = await send(ClaimTaskDocument, { queue, id });
      const code = answer.ok ? answer.data.claimTask.errorCode : 'no-answer';
      if (code === null) taken.push(id);
      else {
        const fault = CLAIM_FAULTS.find((each) => each === code);
        refused.push({ id, why: fault === undefined ? t('no-answer') : errors(fault) });
      }
    }
    setOutcome({ taken, refused, isUndone: false });
    setBusy(false);
    onChanged();
  };

  const giveBack = async ({ taken }: Outcome): Promise<void> => {
    setBusy(true);
    const still: string[] = [];
    for (const id of taken) {
      const answer = await send(ReleaseTaskDocument, { queue, id });
      if (!answer.ok) still.push(id);
    }
    const refused = still.map((id) => ({ id, why: t('no-answer') }));
    setOutcome({ taken: still, refused, isUndone: true });
    setBusy(false);
    onChanged();
  };

  if (outcome !== undefined)
    return (
      <Sheet
        open
        onClose={onClose}
        title={t('several')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('several-close')}
            </Button>
            {outcome.taken.length === 0 ? null : (
              <Button busy={busy} onClick={() => void giveBack(outcome)}>
                {t('several-undo', { count: outcome.taken.length })}
              </Button>
            )}
          </>
        }
      >
        <div role="status" className="grid gap-3">
          {outcome.isUndone ? (
            <Alert tone={outcome.taken.length === 0 ? 'positive' : 'caution'}>
              {t(outcome.taken.length === 0 ? 'several-undone' : 'several-not-undone')}
            </Alert>
          ) : (
            <Alert tone={outcome.taken.length === 0 ? 'caution' : 'positive'}>
              {t('several-taken', { count: outcome.taken.length })}
            </Alert>
          )}
          {outcome.refused.length === 0 ? null : (
            <ul className="grid gap-2">
              {outcome.refused.map(({ id, why }) => (
                <li key={id}>
                  <span className="font-semibold">{titleOf(id)}</span>{' '}
                  <span className="text-muted">{why}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Sheet>
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('several')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('several-close')}
          </Button>
          <Button
            variant="accent"
            busy={busy}
            disabled={marked.length === 0}
            onClick={() => void take()}
          >
            {marked.length === 0 ? t('claim') : t('several-send', { count: marked.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">
          {t('several-text', { minutes: CLAIM_LIMITS.lastsMs / MINUTE_MS })}
        </p>
        <fieldset className="grid">
          <legend className="sr-only">{t('several')}</legend>
          {listed.map((task) => {
            const { title, step } = wordsOf(queue, task);
            const due = t('due', { due: dateTime(locale, Date.parse(task.due)) });
            const owner = task.mine ? t('mine') : task.ownerName;
            const isMarked = marked.includes(task.id);
            return (
              <Checkbox
                key={task.id}
                checked={isMarked}
                disabled={!isFree(task) || (!isMarked && marked.length >= CLAIM_LIMITS.most)}
                onChange={({ target }) => mark(task.id, target.checked)}
                label={
                  <>
                    <span className="block font-semibold tabular-nums">{title}</span>
                    <span className="block text-muted text-sm">
                      {[owner, step, due].filter(Boolean).join(' · ')}
                    </span>
                  </>
                }
              />
            );
          })}
        </fieldset>
        {free.length === 0 ? <Alert>{t('several-no-free')}</Alert> : null}
        {free.length > 1 ? (
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            onClick={() => setMarked(free.slice(0, CLAIM_LIMITS.most).map(({ id }) => id))}
          >
            {t('several-all')}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}
