'use client';

import { invoiceAddressInput } from '#edge/contract/orders/invoice.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { ChangeInvoiceAddressDocument } from '#web/platform/graphql/generated/main/change-invoice-address.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { FormBody } from './form-body.tsx';

/** Another address on the invoice of a company. */
export function InvoiceDialog({
  invoice: { number, addressUntil },
  onClose,
}: {
  invoice: NonNullable<OrderRecord['invoice']>;
  onClose: () => void;
}) {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { decide, seen, state } = useDecision(onClose, (can, desk) =>
    can.canChangeInvoice(desk, null),
  );
  const form = useForm({ schema: invoiceAddressInput, defaultValues: { address: '' } });
  const until = date(locale, Date.parse(addressUntil) - 1);
  return (
    <Dialog open onClose={onClose} title={t('receipts.invoice')}>
      <Form
        form={form}
        onSubmit={(input) => decide(ChangeInvoiceAddressDocument, { ...seen, ...input })}
      >
        <FormBody
          onClose={onClose}
          text={t('receipts.invoice-text', { number, date: until })}
          send={t('receipts.invoice')}
          decision={state}
        >
          <FormField name="address" label={t('receipts.invoice-address')}>
            {(control) => <Textarea {...control} rows={3} maxLength={300} />}
          </FormField>
        </FormBody>
      </Form>
    </Dialog>
  );
}
