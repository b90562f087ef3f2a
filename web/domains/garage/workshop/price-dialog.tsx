'use client';

import { useFieldArray, useWatch } from 'react-hook-form';
import { ESTIMATE, estimateInput } from '#edge/contract/garage/estimate.ts';
import { rupiah } from '#edge/contract/money.ts';
import { DeskForm } from '#web/domains/staff/index.ts';
import { StateServicePriceDocument } from '#web/platform/graphql/generated/main/state-service-price.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Plus, Trash2 } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { type StepProps, useAppointmentWrite } from './use-appointment-write.ts';

const EMPTY = { name: '', price: Number.NaN };

/** What the work costs, line by line; the rider agrees before they pay. */
export default function PriceDialog(props: StepProps) {
  const t = useScopedI18n('shopDesk');
  const { appointment, onClose } = props;
  const { id, version, name, estimate } = appointment;
  const { write, problem, meanwhile } = useAppointmentWrite(props);
  const messageOf = useValidationMessage();
  const form = useForm({
    schema: estimateInput,
    defaultValues: {
      id,
      lines: estimate?.lines.map((line) => ({ ...line })) ?? [EMPTY],
      expectedVersion: version,
    },
  });
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const total = lines.reduce((sum, { price }) => sum + (Number.isNaN(price) ? 0 : price), 0);
  const fault = formState.errors.lines;
  const error = messageOf(fault?.root?.message ?? fault?.message);
  return (
    <DeskForm
      form={form}
      title={t('estimate.title')}
      text={t('estimate.text', { name })}
      send={t('estimate.send')}
      problem={problem ?? error}
      meanwhile={meanwhile}
      onClose={onClose}
      onSubmit={(input) => write(StateServicePriceDocument, input)}
    >
      {fields.map((field, at) => (
        <div
          key={field.id}
          className="grid grid-cols-[1fr_auto] items-start gap-3 sm:grid-cols-[1fr_11rem_auto]"
        >
          <FormField
            name={`lines.${at}.name`}
            label={t('estimate.line', { number: at + 1 })}
            className="col-span-2 sm:col-span-1"
          >
            {(aria) => <Input {...aria} maxLength={ESTIMATE.name.most} />}
          </FormField>
          <FormField
            name={`lines.${at}.price`}
            label={t('estimate.price', { number: at + 1 })}
            options={{ valueAsNumber: true }}
          >
            {(aria) => (
              <Input
                {...aria}
                type="number"
                inputMode="numeric"
                min={ESTIMATE.least}
                step={1}
                prefix="Rp"
              />
            )}
          </FormField>
          {fields.length === 1 ? null : (
            <Button
              variant="quiet"
              className="mt-7"
              aria-label={t('estimate.remove', { number: at + 1 })}
              onClick={() => remove(at)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {fields.length < ESTIMATE.lines ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => append({ ...EMPTY })}
        >
          <Plus size={18} aria-hidden="true" />
          {t('estimate.add')}
        </Button>
      ) : null}
      <p aria-live="polite" className="font-semibold">
        {t('estimate.total', { price: rupiah(total) })}
      </p>
    </DeskForm>
  );
}
