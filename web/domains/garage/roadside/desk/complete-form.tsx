'use client';

import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { CompleteCall, ROADSIDE_LIMITS } from '#edge/contract/garage/roadside.ts';
import { CompleteRoadsideAssistanceDocument } from '#web/platform/graphql/generated/main/complete-roadside-assistance.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { callRefusal } from './call-refusal.ts';

interface Props {
  id: string;
  /** It stands elsewhere than this page believes. */
  onMoved: () => void;
  onCompleted: () => void;
}

/** What was done, in words the rider will read; nothing typed is lost by a failure. */
export function CompleteForm({ id, onMoved, onCompleted }: Props) {
  const t = useScopedI18n('staff');
  const error = useErrorMessage();
  const send = usePersonalMutation();
  const field = useId();
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useHoldUpdates(note !== '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    const parsed = v.safeParse(CompleteCall, { id, note });
    setWrong(parsed.success ? undefined : t('complete.required'));
    if (!parsed.success) return;
    setBusy(true);
    const answer = await send(CompleteRoadsideAssistanceDocument, parsed.output);
    setBusy(false);
    if (!answer.ok) {
      const { fault } = answer;
      setProblem(error(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
      return;
    }
    const { success, errorCode } = answer.data.completeRoadsideAssistance;
    if (success) return onCompleted();
    setProblem(callRefusal(t, errorCode));
    onMoved();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 border-line border-t pt-5"
    >
      <Field id={field} label={t('complete.note')} hint={t('complete.hint')} error={wrong}>
        {(aria) => (
          <Textarea
            {...aria}
            rows={2}
            maxLength={ROADSIDE_LIMITS.outcome}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('complete.send')}
      </Button>
    </form>
  );
}
