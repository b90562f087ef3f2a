'use client';

import { useState } from 'react';
import { PRICE_CHANGE } from '#edge/contract/catalog/price-change.ts';
import { planSettingInput } from '#edge/contract/catalog/setting-change.ts';
import { SETTINGS, type SettingName } from '#edge/contract/catalog/settings.ts';
import { newId } from '#edge/contract/ids.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { startOf } from '#web/domains/staff/days.ts';
import { DeskForm } from '#web/domains/staff/desk-form.tsx';
import { useDeskWrite } from '#web/domains/staff/use-desk-write.ts';
import { PlanSettingDocument } from '#web/platform/graphql/generated/main/plan-setting.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useWords } from './use-words.ts';

interface Props {
  name: SettingName;
  /** What holds now. */
  before: number;
  /** Epoch ms. */
  now: number;
  onClose: () => void;
  onDone: () => void;
}

/** Another value from a day on, with what visitors will see. Days are Jakarta's; today begins at once. */
export default function PlanDialog({ name, before, now, onClose, onDone }: Props) {
  const t = useScopedI18n('settingDesk');
  const d = useScopedI18n('shopDesk');
  const locale = useLocale();
  const { nameOf, valueText, faultOf } = useWords();
  const { write, problem } = useDeskWrite(onDone, faultOf);
  const [id] = useState(() => newId('set'));
  const today = dayInJakarta(now);
  const [day, setDay] = useState(today);
  const { unit, least, most } = SETTINGS[name];
  const form = useForm({
    schema: planSettingInput,
    defaultValues: { id, name, value: before, startsAt: now, reason: '' },
  });
  const { value } = form.watch();
  const shown = typeof value === 'number' && !Number.isNaN(value) ? value : before;
  const startsAt = day === today ? now : startOf(day);
  const text = t(`seen.${name}`, { value: valueText(name, shown) });
  return (
    <DeskForm
      form={form}
      title={t('change-title', { name: nameOf(name) })}
      text={t('kept')}
      send={t('change-send')}
      problem={problem}
      onClose={onClose}
      onSubmit={(input) =>
        write(PlanSettingDocument, { ...input, startsAt: new Date(input.startsAt).toISOString() })
      }
    >
      <FormField
        name="value"
        label={t('new-value')}
        hint={t('bounds', {
          least: valueText(name, least),
          most: valueText(name, most),
          before: valueText(name, before),
        })}
        options={{ valueAsNumber: true }}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            step={1}
            {...(unit === 'IDR' ? { prefix: t('in.IDR') } : { suffix: t(`in.${unit}`) })}
          />
        )}
      </FormField>
      <Field id="setting-first" label={d('first-day')} hint={d('first-day-hint')}>
        {(aria) => (
          <DateInput
            {...aria}
            type="date"
            min={today}
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              const at = target.value === today ? now : startOf(target.value);
              form.setValue('startsAt', Number.isNaN(at) ? 0 : at);
            }}
          />
        )}
      </Field>
      <FormField name="reason" label={d('reason')} hint={d('reason-hint')}>
        {(control) => <Textarea {...control} rows={2} maxLength={PRICE_CHANGE.reason.most} />}
      </FormField>
      <p role="status" className="rounded-lg bg-sunken px-4 py-3">
        {day === today || Number.isNaN(startsAt)
          ? t('preview-now', { text })
          : t('preview', { from: date(locale, startsAt), text })}
      </p>
    </DeskForm>
  );
}
