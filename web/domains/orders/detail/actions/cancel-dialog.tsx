'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { cancelOrderInput } from '#edge/contract/orders/after-placing.ts';
import { CANCELLATION_REASONS } from '#edge/contract/orders/history.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { CancelOrderDocument } from '#web/platform/graphql/generated/main/cancel-order.ts';
import { CancellationDocument } from '#web/platform/graphql/generated/main/cancellation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BankFields } from './bank-fields.tsx';
import { insteadOf } from './instead.ts';

const ChangeDialog = latePart(() =>
  import('#web/domains/orders/change/change-dialog.tsx').then((m) => m.ChangeDialog),
);

interface Means {
  readonly refund: number;
  readonly forfeit: number;
  readonly needsBank: boolean;
}

function CancelForm({
  order,
  means,
  onClose,
  onChange,
}: {
  order: OrderRecord;
  means: Means;
  onClose: () => void;
  /** The order is changed instead. */
  onChange: () => void;
}) {
  const t = useScopedI18n('purchases');
  const words = useScopedI18n('orders');
  const textOf = useRefusalText();
  const { write } = useOrderWrite();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    schema: cancelOrderInput,
    defaultValues: {
      orderId: order.id,
      refund: means.refund,
      note: '',
      bank: means.needsBank
        ? { bankName: '', accountNumber: '', fullName: '', identityNumber: '' }
        : null,
    },
  });
  const instead = insteadOf(form.watch('reason'), order.moves);
  return (
    <Form
      form={form}
      onSubmit={async (input) => {
        setProblem(undefined);
        const outcome = await write(CancelOrderDocument, { input });
        if (outcome.kind === 'done') onClose();
        else setProblem(outcome.kind === 'refused' ? textOf(outcome.refused) : t('act.offline'));
      }}
    >
      <Alert tone={means.refund > 0 ? 'positive' : 'neutral'}>
        <p className="font-semibold">
          {means.refund > 0
            ? t('act.refund', { amount: rupiah(means.refund) })
            : t('act.refund-none')}
        </p>
        {means.forfeit > 0 ? (
          <p className="mt-1 text-sm">{t('act.forfeit', { amount: rupiah(means.forfeit) })}</p>
        ) : null}
      </Alert>
      <FormControl<string | undefined> name="reason">
        {({ value, onChange, error }) => (
          <FieldGroup legend={t('act.reason')} error={error}>
            {CANCELLATION_REASONS.map((reason) => (
              <Radio
                key={reason}
                name="reason"
                label={words(`reason.${reason}`)}
                checked={value === reason}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(reason)}
              />
            ))}
          </FieldGroup>
        )}
      </FormControl>
      {instead === null ? null : (
        <Alert tone="positive">
          <p>{t(`instead.${instead}`)}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={instead === 'change' ? onChange : onClose}
          >
            {t(instead === 'change' ? 'change.open' : 'act.keep')}
          </Button>
        </Alert>
      )}
      <FormField name="note" label={t('act.note')} hint={t('act.note-hint')} required={false}>
        {(control) => <Input {...control} maxLength={200} />}
      </FormField>
      {means.needsBank ? <BankFields /> : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('act.keep')}
        </Button>
        <SubmitButton variant="danger">{t('act.confirm-cancel')}</SubmitButton>
      </div>
    </Form>
  );
}

/** What would come back, first; then why, and the word that cancels. */
export function CancelDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const t = useScopedI18n('purchases');
  const { data, fault } = usePersonalQuery(CancellationDocument, { id: order.id });
  const [isChanging, setChanging] = useState(false);
  const means = data?.cancellation;
  if (isChanging) return <ChangeDialog order={order} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('act.cancel-title')}>
      {means ? (
        <CancelForm
          order={order}
          means={means}
          onClose={onClose}
          onChange={() => setChanging(true)}
        />
      ) : null}
      {means === null ? <Alert tone="caution">{t('pay.state')}</Alert> : null}
      {means === undefined && fault ? <Alert tone="caution">{t('act.offline')}</Alert> : null}
      {means === undefined && !fault ? <Skeleton className="h-64 rounded-lg" /> : null}
    </Dialog>
  );
}
