'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import {
  RETURN_LIMITS,
  RETURN_REASONS,
  requestReturnInput,
} from '#edge/contract/orders/returns.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { RequestGoodsReturnDocument } from '#web/platform/graphql/generated/main/request-goods-return.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Radio } from '#web/ui/radio.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PhotosField } from './photos-field.tsx';
import { PiecesField } from './pieces-field.tsx';

/** What goes back, why, and photos of it. One dialog is one return, however often it is sent. */
export function ReturnDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const t = useScopedI18n('purchases');
  const textOf = useRefusalText();
  const { write } = useOrderWrite();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const [id] = useState(() => newId('grt'));
  const form = useForm({
    schema: requestReturnInput,
    defaultValues: { id, orderId: order.id, lines: [], note: '', photos: [] },
  });
  return (
    <Dialog open onClose={onClose} title={t('returns.dialog')}>
      <Form
        form={form}
        onSubmit={async (input) => {
          setProblem(undefined);
          const outcome = await write(RequestGoodsReturnDocument, { input });
          if (outcome.kind === 'done') onClose();
          else setProblem(outcome.kind === 'refused' ? textOf(outcome.refused) : t('act.offline'));
        }}
      >
        <PiecesField items={order.items ?? []} legend={t('returns.how-many')} />
        <FormControl<string | undefined> name="reason">
          {({ value, onChange, error }) => (
            <FieldGroup legend={t('returns.reason')} error={error}>
              {RETURN_REASONS.map((reason) => (
                <Radio
                  key={reason}
                  name="reason"
                  label={t(`returns.reason.${reason}`)}
                  checked={value === reason}
                  aria-invalid={error ? true : undefined}
                  onChange={() => onChange(reason)}
                />
              ))}
            </FieldGroup>
          )}
        </FormControl>
        <FormField name="note" label={t('returns.note')} required={false}>
          {(control) => <Textarea {...control} rows={3} maxLength={RETURN_LIMITS.note} />}
        </FormField>
        <PhotosField onSending={setSending} />
        <p className="text-muted text-sm">{t('returns.amount')}</p>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('returns.later')}
          </Button>
          <SubmitButton variant="accent" waits={sending}>
            {t('returns.send')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
