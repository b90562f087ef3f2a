'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import { NOTE_AUDIENCES, NOTE_LIMITS, noteInput } from '#edge/contract/orders/notes.ts';
import { AddOrderNoteDocument } from '#web/platform/graphql/generated/main/add-order-note.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Eye, Lock } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { DecisionNotice } from './decision-notice.tsx';
import { useDesk } from './desk-context.ts';
import { useDecision } from './use-decision.ts';
import { isNote, useDeskWords } from './use-desk-words.ts';

/** Writes one note; what was typed stays until it has arrived. */
function NewNote({ onAdded }: { onAdded: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { id } = useDesk().desk.row.order;
  const { decide, state } = useDecision(onAdded, () => true);
  const form = useForm({
    schema: noteInput,
    defaultValues: { noteId: newId('ohi'), audience: 'STAFF', text: '' },
  });
  const audience = form.watch('audience');
  return (
    <Form form={form} onSubmit={(note) => decide(AddOrderNoteDocument, { id, ...note })}>
      <FormField name="text" label={t('notes.text')} hint={t('notes.hint')}>
        {(control) => <Textarea {...control} rows={3} maxLength={NOTE_LIMITS.text} />}
      </FormField>
      <FormField
        name="audience"
        label={t('notes.audience')}
        hint={t(audience === 'CUSTOMER' ? 'notes.customer-hint' : 'notes.staff-hint')}
      >
        {(control) => (
          <Select
            {...control}
            options={NOTE_AUDIENCES.map((each) => ({ value: each, label: t(`notes.for.${each}`) }))}
          />
        )}
      </FormField>
      <DecisionNotice state={state} />
      <SubmitButton variant="secondary">{t('notes.add')}</SubmitButton>
    </Form>
  );
}

/** What staff wrote about the order, for each other or for its customer, the newest first. */
export function NotesCard() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { desk } = useDesk();
  const { whoOf } = useDeskWords();
  const [added, setAdded] = useState(0);
  const notes = desk.log.filter(({ kind, amount }) => isNote(kind, amount)).toReversed();
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('notes.title')}</h3>
      {notes.length === 0 ? (
        <p className="text-muted text-sm">{t('notes.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {notes.map((entry) => (
            <li key={entry.id} className="grid justify-items-start gap-1 py-3 text-sm">
              {entry.kind === 'ORDER_NOTE' ? (
                <Badge icon={<Lock size={14} aria-hidden="true" />}>{t('notes.for.STAFF')}</Badge>
              ) : (
                <Badge tone="accent" icon={<Eye size={14} aria-hidden="true" />}>
                  {t('notes.for.CUSTOMER')}
                </Badge>
              )}
              <span className="whitespace-pre-line [overflow-wrap:anywhere]">{entry.note}</span>
              <span className="text-faint">
                {whoOf(entry)} · {dateTime(locale, Date.parse(entry.at))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {desk.may.includes('addOrderNote') ? (
        <NewNote key={added} onAdded={() => setAdded(added + 1)} />
      ) : null}
    </Card>
  );
}
