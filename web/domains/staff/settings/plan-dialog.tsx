'use client';

import { useState } from 'react';
import { planSettingInput } from '#edge/contract/catalog/setting-change.ts';
import { SETTINGS, type SettingName } from '#edge/contract/catalog/settings.ts';
import { newId } from '#edge/contract/ids.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { DeskForm } from '#web/domains/staff/desk-form.tsx';
import { beginningOf, FirstDay } from '#web/domains/staff/planned/days.tsx';
import { ReasonField } from '#web/domains/staff/reason-field.tsx';
import { useDeskWrite } from '#web/domains/staff/use-desk-write.ts';
import { PlanSettingDocument } from '#web/platform/graphql/generated/main/plan-setting.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
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
  const startsAt = beginningOf(day, now);
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
      <FirstDay
        id="setting-first"
        day={day}
        today={today}
        onDay={(next) => {
          setDay(next);
          const at = beginningOf(next, now);
          form.setValue('startsAt', Number.isNaN(at) ? 0 : at);
        }}
      />
      <ReasonField label={d('reason')} hint={d('reason-hint')} />
      <p role="status" className="rounded-lg bg-sunken px-4 py-3">
        {day === today || Number.isNaN(startsAt)
          ? t('preview-now', { text })
          : t('preview', { from: date(locale, startsAt), text })}
      </p>
    </DeskForm>
  );
}
