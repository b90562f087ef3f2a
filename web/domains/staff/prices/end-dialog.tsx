'use client';

import { endPriceInput, PRICE_CHANGE } from '#edge/contract/catalog/price-change.ts';
import { DeskForm } from '#web/domains/staff/desk-form.tsx';
import { useDeskWrite } from '#web/domains/staff/use-desk-write.ts';
import { EndPriceDocument } from '#web/platform/graphql/generated/main/end-price.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { useWords } from './use-words.ts';

interface Props {
  change: { readonly id: string; readonly name: string; readonly version: number };
  onClose: () => void;
  onDone: () => void;
}

/** A price ends now, or is withdrawn before it begins. */
export default function EndDialog({ change: { id, name, version }, onClose, onDone }: Props) {
  const t = useScopedI18n('shopDesk');
  const { write, problem } = useDeskWrite(onDone, useWords().faultOf);
  const form = useForm({
    schema: endPriceInput,
    defaultValues: { id, reason: '', expectedVersion: version },
  });
  return (
    <DeskForm
      form={form}
      title={t('price.end')}
      text={t('price.end-text', { name })}
      send={t('price.end')}
      isFinal
      problem={problem}
      onClose={onClose}
      onSubmit={(input) => write(EndPriceDocument, input)}
    >
      <FormField name="reason" label={t('reason')} hint={t('reason-hint')}>
        {(control) => <Textarea {...control} rows={2} maxLength={PRICE_CHANGE.reason.most} />}
      </FormField>
    </DeskForm>
  );
}
