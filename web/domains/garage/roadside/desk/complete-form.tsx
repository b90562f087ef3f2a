'use client';

import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { CompleteCall, ROADSIDE_LIMITS } from '#edge/contract/garage/roadside.ts';
import type { CallFault } from '#edge/contract/garage/roadside-machine.ts';
import { CompleteRoadsideAssistanceDocument } from '../../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../../platform/i18n/client.ts';
import { useHoldUpdates } from '../../../../platform/service-worker/unsaved.ts';
import { useSendMine } from '../../../../platform/session/use-send-mine.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useErrorMessage } from '../../../../ui/form/error-message.ts';
import { Textarea } from '../../../../ui/textarea.tsx';

/** What was done, in words the rider will read; nothing typed is lost by a failure. */
export function CompleteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useScopedI18n('staff');
  const error = useErrorMessage();
  const send = useSendMine();
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
    if (!success) setProblem(t(`fault.${errorCode as CallFault}`));
    onDone();
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
