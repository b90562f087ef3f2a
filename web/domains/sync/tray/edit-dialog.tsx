'use client';

import { useId, useState } from 'react';
import { outbox } from '#web/platform/device/outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { fromLocal, toLocal } from '#web/ui/local-time.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { ruleOf, useItemTexts } from './texts.ts';

const shown = (kind: 'text' | 'moment', value: unknown): string =>
  kind === 'moment' ? toLocal(Date.parse(String(value))) : String(value ?? '');

/** Changes what a write says, in the fields its operation names; it then goes as a new one. */
export function EditDialog({ item, onClose }: { item: OutboxItem; onClose: () => void }) {
  const t = useScopedI18n('outbox');
  const texts = useItemTexts();
  const id = useId();
  const fields = ruleOf(item)?.editable ?? [];
  const before = item.variables as Readonly<Record<string, unknown>>;
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, kind }) => [name, shown(kind, before[name])])),
  );
  const [late, setLate] = useState(false);
  const valid = fields.every(
    ({ name, kind }) => kind === 'text' || !Number.isNaN(fromLocal(values[name] ?? '')),
  );
  const save = async () => {
    const changed = fields.map(({ name, kind }) => {
      const value = values[name] ?? '';
      return [name, kind === 'moment' ? new Date(fromLocal(value)).toISOString() : value];
    });
    const done = await outbox().edit(item, { ...before, ...Object.fromEntries(changed) });
    if (done) onClose();
    else setLate(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(item)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button disabled={!valid} onClick={() => void save()}>
            {t('edit.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {fields.map(({ name, kind, label }) => (
          <Field key={name} id={`${id}-${name}`} label={texts.field(label)}>
            {(aria) => {
              const value = values[name] ?? '';
              const change = (next: string) => setValues({ ...values, [name]: next });
              return kind === 'moment' ? (
                <DateInput
                  {...aria}
                  type="datetime-local"
                  value={value}
                  onChange={(event) => change(event.target.value)}
                />
              ) : (
                <Textarea
                  {...aria}
                  value={value}
                  onChange={(event) => change(event.target.value)}
                />
              );
            }}
          </Field>
        ))}
        <p role="status" className="font-semibold text-caution empty:hidden">
          {late ? t('edit.late') : ''}
        </p>
      </div>
    </Dialog>
  );
}
