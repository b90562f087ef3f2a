'use client';

import { PRICE_CHANGE } from '#edge/contract/catalog/price-change.ts';
import { withdrawSettingInput } from '#edge/contract/catalog/setting-change.ts';
import { DeskForm } from '#web/domains/staff/desk-form.tsx';
import { useDeskWrite } from '#web/domains/staff/use-desk-write.ts';
import { WithdrawSettingDocument } from '#web/platform/graphql/generated/main/withdraw-setting.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { useWords } from './use-words.ts';

interface Props {
  change: { readonly id: string; readonly version: number };
  /** What will happen. */
  text: string;
  onClose: () => void;
  onDone: () => void;
}

/** A planned value does not begin. */
export default function WithdrawDialog({ change, text, onClose, onDone }: Props) {
  const t = useScopedI18n('settingDesk');
  const d = useScopedI18n('shopDesk');
  const { write, problem } = useDeskWrite(onDone, useWords().faultOf);
  const form = useForm({
    schema: withdrawSettingInput,
    defaultValues: { id: change.id, reason: '', expectedVersion: change.version },
  });
  return (
    <DeskForm
      form={form}
      title={t('withdraw-title')}
      text={text}
      send={t('withdraw')}
      isFinal
      problem={problem}
      onClose={onClose}
      onSubmit={(input) => write(WithdrawSettingDocument, input)}
    >
      <FormField name="reason" label={d('reason')} hint={d('reason-hint')}>
        {(control) => <Textarea {...control} rows={2} maxLength={PRICE_CHANGE.reason.most} />}
      </FormField>
    </DeskForm>
  );
}
