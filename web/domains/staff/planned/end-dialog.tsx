'use client';

import { type EndPlanned, endPlannedInput } from '#edge/contract/catalog/planned.ts';
import { DeskForm } from '#web/domains/staff/desk-form.tsx';
import { ReasonField } from '#web/domains/staff/reason-field.tsx';
import { type Shared, useVersionedWrite } from '#web/domains/staff/use-versioned-write.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useForm } from '#web/ui/form/use-form.ts';

interface Props {
  change: { readonly id: string } & Shared;
  document: TrustedDocument<object, EndPlanned>;
  title: string;
  /** What will happen. */
  text: string;
  send: string;
  faultOf: (code: string) => string | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** What was planned ends now, or is withdrawn before it begins. */
export default function EndDialog({ change, document, faultOf, onDone, ...words }: Props) {
  const t = useScopedI18n('shopDesk');
  const { write, problem, meanwhile } = useVersionedWrite(change, onDone, faultOf);
  const form = useForm({
    schema: endPlannedInput,
    defaultValues: { id: change.id, reason: '', expectedVersion: change.version },
  });
  return (
    <DeskForm
      {...words}
      form={form}
      isFinal
      problem={problem}
      meanwhile={meanwhile}
      onSubmit={(input) => write(document, input)}
    >
      <ReasonField label={t('reason')} hint={t('reason-hint')} />
    </DeskForm>
  );
}
