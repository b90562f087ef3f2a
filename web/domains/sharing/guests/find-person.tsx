'use client';

import { useId, useState } from 'react';
import { CustomerSearchDocument } from '#web/platform/graphql/generated/main/customer-search.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';

export interface Person {
  readonly uID: string;
  readonly name: string;
}

/**
 * Finds one customer by their whole number or email. Its errors are said here, in the field: the
 * specification keeps them out of the toasts.
 */
export function FindPerson({
  missing,
  onFound,
}: {
  /** Says that somebody has to be found first. */
  missing: string | undefined;
  onFound: (person: Person) => void;
}) {
  const t = useScopedI18n('sharing');
  const send = usePersonalMutation();
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
    <Field id={id} label={t('find.label')} hint={t('find.hint')} error={error ?? missing}>
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
