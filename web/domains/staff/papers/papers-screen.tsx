'use client';

import { useState } from 'react';
import { paperReasonInput } from '#edge/contract/account/papers.ts';
import { DecideCustomerDocumentDocument } from '#web/platform/graphql/generated/main/decide-customer-document.ts';
import { PapersInReviewDocument } from '#web/platform/graphql/generated/main/papers-in-review.ts';
import { RevealCustomerDocumentDocument } from '#web/platform/graphql/generated/main/reveal-customer-document.ts';
import type { RevealCustomerDocumentMutation } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Check } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Paper = NonNullable<RevealCustomerDocumentMutation['revealCustomerDocument']['paper']>;

interface ReasonProps {
  label: string;
  submit: string;
  /** @returns the code of what was in the way */
  onReason: (reason: string) => Promise<string | undefined>;
}

function ReasonForm({ label, submit, onReason }: ReasonProps) {
  const form = useForm({ schema: paperReasonInput, defaultValues: { reason: '' } });
  return (
    <Form
      form={form}
      onSubmit={async ({ reason }) => {
        const code = await onReason(reason);
        if (code !== undefined) form.setError('root', { message: code });
      }}
    >
      <FormField name="reason" label={label}>
        {(control) => <Textarea {...control} rows={2} maxLength={200} />}
      </FormField>
      <SubmitButton variant="secondary" className="justify-self-start">
        {submit}
      </SubmitButton>
    </Form>
  );
}

interface OpenedProps {
  paper: Paper;
  onDecided: () => void;
}

/** The paper in full, for as long as this is open, and the verdict on the picture that was looked at. */
function Opened({ paper, onDecided }: OpenedProps) {
  const t = useScopedI18n('staff');
  const errors = useErrorMessage();
  const send = usePersonalMutation();
  const [problem, setProblem] = useState<string>();
  const { id, fileId, image, name, number, fatherName } = paper;
  const decide = async (accept: boolean, reason: string | null): Promise<string | undefined> => {
    const variables = { id, fileId: fileId ?? '', accept, reason };
    const answer = await send(DecideCustomerDocumentDocument, variables);
    if (!answer.ok) return answer.fault.layer === 'graphql' ? answer.fault.code : 'UNAVAILABLE';
    const { success, errorCode } = answer.data.decideCustomerDocument;
    if (!success) return errorCode ?? 'UNKNOWN';
    onDecided();
    return undefined;
  };
  return (
    <div className="grid gap-5">
      <p className="break-words font-semibold">
        {[name, number, fatherName].filter(Boolean).join(' · ')}
      </p>
      {image === null ? null : (
        <a
          href={image}
          target="_blank"
          rel="noreferrer"
          className="text-accent-text underline underline-offset-4"
        >
          {t('papers.picture')}
        </a>
      )}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Button
        className="justify-self-start"
        onClick={async () => setProblem(errors(await decide(true, null)))}
      >
        {t('papers.accept')}
      </Button>
      <ReasonForm
        label={t('papers.refuse-reason')}
        submit={t('papers.refuse')}
        onReason={(reason) => decide(false, reason)}
      />
    </div>
  );
}

/** Papers that wait for a verdict. Each is opened with a reason, which its owner can read. */
export function PapersScreen() {
  const t = useScopedI18n('staff');
  const papers = useScopedI18n('settings');
  const locale = useLocale();
  const send = usePersonalMutation();
  const { data, retry } = usePersonalQuery(PapersInReviewDocument, {});
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<Paper>();
  const close = (): void => {
    setChosen(undefined);
    setOpened(undefined);
  };
  const open = async (id: string, reason: string): Promise<string | undefined> => {
    const answer = await send(RevealCustomerDocumentDocument, { id, reason });
    if (!answer.ok) return answer.fault.layer === 'graphql' ? answer.fault.code : 'UNAVAILABLE';
    const { paper, errorCode } = answer.data.revealCustomerDocument;
    if (paper === null) return errorCode ?? 'UNKNOWN';
    setOpened(paper);
    return undefined;
  };
  const waiting = data?.papersInReview;
  if (waiting === undefined) return <Skeleton className="h-48 rounded-xl" />;
  if (waiting.length === 0)
    return <EmptyState icon={<Check size={28} />} title={t('papers.none')} />;
  return (
    <>
      <ul className="grid gap-4">
        {waiting.map(({ id, kind, name, submittedAt }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <div>
                <p className="font-semibold">{papers(`papers.kind.${kind}`)}</p>
                <p className="text-muted text-sm">
                  {name} · {dateTime(locale, Date.parse(submittedAt))}
                </p>
              </div>
              <Button variant="secondary" size="sm" onClick={() => setChosen(id)}>
                {t('papers.open')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <Dialog open={chosen !== undefined} onClose={close} title={t('papers.open')}>
        {opened ? (
          <Opened
            paper={opened}
            onDecided={() => {
              close();
              retry();
            }}
          />
        ) : (
          <ReasonForm
            label={t('papers.reason')}
            submit={t('papers.open')}
            onReason={(reason) => open(chosen ?? '', reason)}
          />
        )}
      </Dialog>
    </>
  );
}
