'use client';

import { type ReactNode, useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import {
  COMPLAINT_LIMITS,
  COMPLAINT_SUBJECTS,
  openComplaintInput,
  replyToComplaintInput,
} from '#edge/contract/orders/complaint.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { OpenComplaintDocument } from '#web/platform/graphql/generated/main/open-complaint.ts';
import { ReplyToComplaintDocument } from '#web/platform/graphql/generated/main/reply-to-complaint.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { Pictures } from './pictures.tsx';

/** What was written and its pictures, and the word that sends it. */
function MessageBody({
  label,
  hint,
  problem,
  onClose,
  children,
}: {
  label: string;
  hint?: string | undefined;
  problem: string | undefined;
  onClose: () => void;
  children?: ReactNode;
}) {
  const t = useScopedI18n('complaints');
  const [isSending, setSending] = useState(false);
  useHoldUpdates(true);
  return (
    <>
      {children}
      <FormField name="text" label={label} hint={hint}>
        {(control) => <Textarea {...control} rows={5} maxLength={COMPLAINT_LIMITS.text} />}
      </FormField>
      <FormControl<string[]> name="files">
        {({ onChange }) => <Pictures onChange={onChange} onSending={setSending} />}
      </FormControl>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('form.later')}
        </Button>
        <SubmitButton variant="accent" waits={isSending}>
          {t('form.send')}
        </SubmitButton>
      </div>
    </>
  );
}

/** Sends one message, and closes when it was taken. */
const useSend = (onClose: () => void) => {
  const purchases = useScopedI18n('purchases');
  const textOf = useRefusalText();
  const { write } = useOrderWrite();
  const [problem, setProblem] = useState<string>();
  const send = async <Data extends object, Variables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<void> => {
    setProblem(undefined);
    const outcome = await write(document, variables);
    if (outcome.kind === 'done') onClose();
    else
      setProblem(outcome.kind === 'refused' ? textOf(outcome.refused) : purchases('act.offline'));
  };
  return { send, problem };
};

interface Props {
  order: Pick<OrderRecord, 'id'>;
  onClose: () => void;
}

/** The customer says what is wrong with an order. */
export function ComplainDialog({ order, onClose }: Props) {
  const t = useScopedI18n('complaints');
  const { send, problem } = useSend(onClose);
  const [id] = useState(() => newId('cmp'));
  const form = useForm({
    schema: openComplaintInput,
    defaultValues: { id, orderId: order.id, text: '', files: [] },
  });
  return (
    <Dialog open onClose={onClose} title={t('form.title')}>
      <Form form={form} onSubmit={(input) => send(OpenComplaintDocument, { input })}>
        <MessageBody
          label={t('form.text')}
          hint={t('form.text-hint')}
          problem={problem}
          onClose={onClose}
        >
          <FormField name="subject" label={t('form.subject')}>
            {(control) => (
              <Select
                {...control}
                placeholder={t('form.choose')}
                options={COMPLAINT_SUBJECTS.map((value) => ({
                  value,
                  label: t(`subject.${value}`),
                }))}
              />
            )}
          </FormField>
        </MessageBody>
      </Form>
    </Dialog>
  );
}

/** The customer writes once more. */
export function ReplyDialog({ order, onClose }: Props) {
  const t = useScopedI18n('complaints');
  const { send, problem } = useSend(onClose);
  const [id] = useState(() => newId('cmm'));
  const form = useForm({
    schema: replyToComplaintInput,
    defaultValues: { id, orderId: order.id, text: '', files: [] },
  });
  return (
    <Dialog open onClose={onClose} title={t('reply')}>
      <Form form={form} onSubmit={(input) => send(ReplyToComplaintDocument, { input })}>
        <MessageBody label={t('form.message')} problem={problem} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
