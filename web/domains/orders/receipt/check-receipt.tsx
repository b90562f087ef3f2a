'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { receiptCode, receiptPath } from '#edge/contract/orders/receipt.ts';
import { PaperByCodeDocument } from '#web/platform/graphql/generated/main/paper-by-code.ts';
import type { PaperByCodeQuery } from '#web/platform/graphql/generated/main.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';

const schema = v.object({ code: receiptCode() });

/** The code typed from a receipt or an invoice; what it opens has an address of its own, which a QR code can carry. */
export function AskForReceipt() {
  const t = useScopedI18n('receipts');
  const router = useRouter();
  const locale = useLocale();
  const form = useForm({ schema, defaultValues: { code: '' } });
  return (
    <Card>
      <Form
        form={form}
        onSubmit={async ({ code }) => router.push(`/${locale}${receiptPath(code)}`)}
      >
        <FormField name="code" label={t('code')} hint={t('code-hint')}>
          {(control) => (
            <Input {...control} autoComplete="off" autoCapitalize="characters" maxLength={40} />
          )}
        </FormField>
        <SubmitButton variant="accent" size="lg">
          {t('submit')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

type Outcome =
  | { readonly kind: 'receipt'; readonly receipt: NonNullable<PaperByCodeQuery['receiptByCode']> }
  | { readonly kind: 'invoice'; readonly invoice: NonNullable<PaperByCodeQuery['invoiceByCode']> }
  | { readonly kind: 'missing' | 'too-often' | 'unreachable' };

const lookUp = async (code: string): Promise<Outcome> => {
  const answer = await send(TELLING_MAIN, PaperByCodeDocument, { code: code.slice(0, 40) });
  if (answer.ok) {
    const { receiptByCode: receipt, invoiceByCode: invoice } = answer.data;
    if (receipt) return { kind: 'receipt', receipt };
    return invoice ? { kind: 'invoice', invoice } : { kind: 'missing' };
  }
  const isLimit = answer.fault.layer === 'graphql' && answer.fault.code === 'RATE_LIMITED';
  return { kind: isLimit ? 'too-often' : 'unreachable' };
};

/** The receipt or invoice whose code the address ends in. */
export function CheckedReceipt() {
  const t = useScopedI18n('receipts');
  const code = usePathname().split('/').at(-1) ?? '';
  const [outcome, setOutcome] = useState<Outcome>();
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isCurrent = tries > 0;
    void lookUp(code).then((next) => {
      if (isCurrent) setOutcome(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, tries]);
  if (outcome === undefined)
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-80 rounded-xl" />
      </div>
    );
  return (
    <div className="grid justify-items-start gap-5">
      {outcome.kind === 'receipt' ? <ReceiptFacts receipt={outcome.receipt} /> : null}
      {outcome.kind === 'invoice' ? <InvoiceFacts invoice={outcome.invoice} /> : null}
      {'receipt' in outcome || 'invoice' in outcome ? null : (
        <Alert tone="critical">{t(outcome.kind)}</Alert>
      )}
      {outcome.kind === 'unreachable' ? (
        <Button
          onClick={() => {
            setOutcome(undefined);
            setTries(tries + 1);
          }}
        >
          {t('retry')}
        </Button>
      ) : null}
      <LinkButton href="/receipt" variant="secondary">
        {t('again')}
      </LinkButton>
    </div>
  );
}
