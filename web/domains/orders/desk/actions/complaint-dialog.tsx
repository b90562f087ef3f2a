'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import {
  answerComplaintInput,
  COMPLAINT_LIMITS,
  COMPLAINT_OUTCOMES,
  resolveComplaintInput,
} from '#edge/contract/orders/complaint.ts';
import { Pictures } from '#web/domains/orders/complaints/pictures.tsx';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { AnswerComplaintDocument } from '#web/platform/graphql/generated/main/answer-complaint.ts';
import { ResolveComplaintDocument } from '#web/platform/graphql/generated/main/resolve-complaint.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { FormBody } from './form-body.tsx';

/** What is written to the customer, and its pictures. */
function Message({ onSending }: { onSending: (sending: boolean) => void }) {
  const t = useScopedI18n('complaints');
  return (
    <>
      <FormField name="text" label={t('form.message')} hint={t('desk.read')}>
        {(control) => <Textarea {...control} rows={5} maxLength={COMPLAINT_LIMITS.text} />}
      </FormField>
      <FormControl<string[]> name="files">
        {({ onChange }) => <Pictures onChange={onChange} onSending={onSending} />}
      </FormControl>
    </>
  );
}

/** Staff answer a complaint: it is the customer's turn. */
export function AnswerDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('complaints');
  const { row } = useDesk().desk;
  const [messageId] = useState(() => newId('cmm'));
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.canAnswer(desk));
  const [isSending, setSending] = useState(false);
  const form = useForm({
    schema: answerComplaintInput,
    defaultValues: { id: row.order.id, messageId, text: '', files: [] },
  });
  return (
    <Dialog open onClose={onClose} title={t('desk.answer')}>
      <Form
        form={form}
        onSubmit={(input) => decide(AnswerComplaintDocument, { ...input, ...seen })}
      >
        <FormBody
          onClose={onClose}
          text={t('desk.answer-text')}
          send={t('desk.answer')}
          waits={isSending}
          decision={state}
        >
          <Message onSending={setSending} />
        </FormBody>
      </Form>
    </Dialog>
  );
}

/** Staff end a complaint, and say what came of it. */
export function ResolveDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('complaints');
  const { row } = useDesk().desk;
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.canAnswer(desk));
  const [isSending, setSending] = useState(false);
  const form = useForm({
    schema: resolveComplaintInput,
    defaultValues: { id: row.order.id, text: '', files: [] },
  });
  return (
    <Dialog open onClose={onClose} title={t('desk.resolve')}>
      <Form
        form={form}
        onSubmit={(input) => decide(ResolveComplaintDocument, { ...input, ...seen })}
      >
        <FormBody
          onClose={onClose}
          text={t('desk.resolve-text')}
          send={t('desk.resolve')}
          waits={isSending}
          decision={state}
        >
          <FormField name="outcome" label={t('outcome')}>
            {(control) => (
              <Select
                {...control}
                placeholder={t('form.choose')}
                options={COMPLAINT_OUTCOMES.map((value) => ({
                  value,
                  label: t(`outcome.${value}`),
                }))}
              />
            )}
          </FormField>
          <Message onSending={setSending} />
        </FormBody>
      </Form>
    </Dialog>
  );
}
