'use client';

import { useId, useState } from 'react';
import { CustomerSearchDocument } from '../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useHoldUpdates } from '../../../platform/service-worker/unsaved.ts';
import { useSendMine } from '../../../platform/session/use-send-mine.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Search } from '../../../ui/icons.ts';
import { Input } from '../../../ui/input.tsx';

export interface Person {
  readonly uID: string;
  readonly name: string;
}

/**
 * Finds one customer by their whole number or email. Its errors are said here, in the field: the
 * specification keeps them out of the toasts.
 */
export function FindPerson({ onFound }: { onFound: (person: Person) => void }) {
  const t = useScopedI18n('sharing');
  const send = useSendMine();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  useHoldUpdates(keyword !== '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const search = async () => {
    if (keyword.trim() === '' || busy) return;
    setBusy(true);
    setError(undefined);
    const answer = await send(CustomerSearchDocument, { keyword });
    setBusy(false);
    if (!answer.ok) {
      const often = answer.fault.layer === 'graphql' && answer.fault.code === 'RATE_LIMITED';
      setError(t(often ? 'find.often' : 'find.offline'));
      return;
    }
    const { customer } = answer.data.customerSearch;
    if (customer === null) setError(t('find.nobody'));
    else {
      setKeyword('');
      onFound(customer);
    }
  };
  return (
    <Field id={id} label={t('find.label')} hint={t('find.hint')} error={error}>
      {(aria) => (
        <div className="flex gap-2">
          <Input
            {...aria}
            className="min-w-0 flex-1"
            value={keyword}
            inputMode="email"
            autoComplete="off"
            onChange={(event) => setKeyword(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void search();
            }}
          />
          <Button variant="secondary" busy={busy} onClick={() => void search()}>
            <Search size={18} aria-hidden="true" />
            {t('find.button')}
          </Button>
        </div>
      )}
    </Field>
  );
}
