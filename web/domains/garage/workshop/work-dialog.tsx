'use client';

import { serviceWorkInput, WORK_TYPES, WORKSHOP } from '#edge/contract/garage/workshop.ts';
import { DeskForm } from '#web/domains/staff/index.ts';
import { WriteServiceWorkDocument } from '#web/platform/graphql/generated/main/write-service-work.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type StepProps, useAppointmentWrite } from './use-appointment-write.ts';

/** What was done, for the history of the motorcycle. */
export default function WorkDialog(props: StepProps) {
  const t = useScopedI18n('shopDesk');
  const { appointment, onClose } = props;
  const { id, version, kind, odometerKm } = appointment;
  const { write, problem, meanwhile } = useAppointmentWrite(props);
  const form = useForm({
    schema: serviceWorkInput,
    defaultValues: {
      id,
      type: kind === 'PERIODIC' ? 'PERIODIC' : 'REPAIR',
      odometerKm,
      work: '',
      expectedVersion: version,
    },
  });
  return (
    <DeskForm
      form={form}
      title={t('work.title')}
      text={t('work.text')}
      send={t('work.send')}
      problem={problem}
      meanwhile={meanwhile}
      onClose={onClose}
      onSubmit={(input) => write(WriteServiceWorkDocument, input)}
    >
      <FormField name="type" label={t('work.type')}>
        {(control) => (
          <Select
            {...control}
            options={WORK_TYPES.map((type) => ({ value: type, label: t(`work.type.${type}`) }))}
          />
        )}
      </FormField>
      <FormField name="odometerKm" label={t('work.odometer')} options={{ valueAsNumber: true }}>
        {(control) => (
          <Input {...control} type="number" inputMode="numeric" min={0} step={1} suffix="km" />
        )}
      </FormField>
      <FormField name="work" label={t('work.done')} hint={t('work.hint')}>
        {(control) => <Textarea {...control} rows={4} maxLength={WORKSHOP.work.most} />}
      </FormField>
    </DeskForm>
  );
}
