'use client';

import { meteraiInput } from '#edge/contract/orders/receipt.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { AffixMeteraiDocument } from '#web/platform/graphql/generated/main/affix-meterai.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { FormBody } from './form-body.tsx';

/** The serial number of the stamp that was affixed to a receipt. */
export function MeteraiDialog({
  receipt: { code, number },
  onClose,
}: {
  receipt: { readonly code: string; readonly number: string };
  onClose: () => void;
}) {
  const t = useScopedI18n('orderDesk');
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.canAffix(desk, code));
  const form = useForm({ schema: meteraiInput, defaultValues: { code, serial: '' } });
  return (
    <Dialog open onClose={onClose} title={t('receipts.affix')}>
      <Form form={form} onSubmit={(stamp) => decide(AffixMeteraiDocument, { ...seen, ...stamp })}>
        <FormBody
          onClose={onClose}
          text={t('receipts.affix-text', { number })}
          send={t('receipts.affix')}
          decision={state}
        >
          <FormField name="serial" label={t('receipts.serial')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
              />
            )}
          </FormField>
        </FormBody>
      </Form>
    </Dialog>
  );
}
