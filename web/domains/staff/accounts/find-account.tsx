'use client';

import { type FormEvent, useId, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';

interface Props {
  /** @returns what was in the way, in words */
  onSearch: (contact: string) => Promise<string | undefined>;
}

/** By the whole email or phone number; what is near to one finds nobody. */
export function FindAccount({ onSearch }: Props) {
  const t = useScopedI18n('staff');
  const id = useId();
  const [contact, setContact] = useState('');
  useHoldUpdates(contact !== '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || contact.trim() === '') return;
    setBusy(true);
    setError(await onSearch(contact));
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void search(event)} className="max-w-text">
      <Field id={id} label={t('account.contact')} hint={t('account.contact-hint')} error={error}>
        {(aria) => (
          <div className="flex gap-2">
            <Input
              {...aria}
              className="min-w-0 flex-1"
              value={contact}
              maxLength={100}
              inputMode="email"
              autoComplete="off"
              onChange={(event) => setContact(event.target.value)}
            />
            <Button variant="secondary" type="submit" busy={busy}>
              <Search size={18} aria-hidden="true" />
              {t('account.find')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
